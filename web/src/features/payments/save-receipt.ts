import { brand } from '@forja/contract/brand';
import type { OwnPayment } from '@forja/contract/membership';
import { jsPDF } from 'jspdf';
import { RECEIPT_NOTE, receiptLines } from './receipt-lines.ts';

const MARGIN_MM = 20;
const NAME_WIDTH_MM = 45;
const LINE_MM = 9;
const PAGE_WIDTH_MM = 210;

/** One A4 sheet of selectable text. */
export function saveReceipt(payment: OwnPayment, username: string): void {
  receiptPdf(payment, username).save(`forja-comprobante-${payment.id}.pdf`);
}

function receiptPdf(payment: OwnPayment, username: string): jsPDF {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  pdf.setProperties({ title: `Comprobante de ${brand.name}` });
  pdf.setFont('helvetica', 'bold').setFontSize(22).text(brand.name, MARGIN_MM, 28);
  pdf.setFontSize(14).text('Comprobante de pago', MARGIN_MM, 38);
  pdf.setLineWidth(0.8).line(MARGIN_MM, 43, PAGE_WIDTH_MM - MARGIN_MM, 43);
  pdf.setFontSize(11);
  let y = 54;
  for (const { name, value } of receiptLines(payment, username)) {
    pdf.setFont('helvetica', 'bold').text(name, MARGIN_MM, y);
    pdf.setFont('helvetica', 'normal').text(value, MARGIN_MM + NAME_WIDTH_MM, y);
    y += LINE_MM;
  }
  pdf.setFontSize(9).text(RECEIPT_NOTE, MARGIN_MM, y + 6, { maxWidth: PAGE_WIDTH_MM - 2 * MARGIN_MM });
  return pdf;
}
