import { brand } from '@forja/contract/brand';
import { jsPDF } from 'jspdf';
import { decodePayload } from './verify-receipt.ts';
import { receiptLines } from './receipt-lines.ts';
import { receiptMessages } from './receipt.messages.ts';

const { sheet: texts } = receiptMessages;

const MARGIN_MM = 20;
const NAME_WIDTH_MM = 45;
const LINE_MM = 9;
const PAGE_WIDTH_MM = 210;
const TEXT_MM = PAGE_WIDTH_MM - 2 * MARGIN_MM;

/**
 * One A4 page of selectable text that embeds the signed receipt, so that the file itself can be
 * verified.
 */
export function saveReceipt(receipt: string): void {
  const payload = decodePayload(receipt);
  if (!payload) throw new TypeError('the server signed a receipt of another version');
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' });
  pdf.setProperties({ title: texts.fileTitle, keywords: receipt });
  pdf.setFont('helvetica', 'bold').setFontSize(22).text(brand.name, MARGIN_MM, 28);
  pdf.setFontSize(14).text(texts.title, MARGIN_MM, 38);
  pdf.setLineWidth(0.8).line(MARGIN_MM, 43, PAGE_WIDTH_MM - MARGIN_MM, 43);
  pdf.setFontSize(11);
  let y = 54;
  for (const { name, value } of receiptLines(payload)) {
    pdf.setFont('helvetica', 'bold').text(name, MARGIN_MM, y);
    pdf.setFont('helvetica', 'normal').text(value, MARGIN_MM + NAME_WIDTH_MM, y);
    y += LINE_MM;
  }
  pdf.setFontSize(9).text(texts.note, MARGIN_MM, y + 6, { maxWidth: TEXT_MM });
  pdf.setFont('helvetica', 'bold').text(texts.verification, MARGIN_MM, y + 22);
  pdf
    .setFont('helvetica', 'normal')
    .text(texts.verificationText(window.location.origin), MARGIN_MM, y + 28);
  pdf.setFont('courier', 'normal').setFontSize(8);
  pdf.text(pdf.splitTextToSize(receipt, TEXT_MM), MARGIN_MM, y + 36);
  pdf.save(`forja-recibo-${payload.paymentId}.pdf`);
}
