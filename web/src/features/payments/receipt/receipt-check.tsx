import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/actions/button.tsx';
import { FileButton } from '../../../design/actions/file-button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { iconUpload } from '../../../design/icon-paths.ts';
import { type ReceiptCheckResult, checkReceiptText, receiptKey } from './receipt.queries.ts';
import { receiptMessages as words } from './receipt.messages.ts';
import { ReceiptVerdictCard } from './receipt-verdict-card.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import * as styles from '../payments.module.css';

export function ReceiptCheck() {
  const form = useForm({ reValidateMode: 'onSubmit', defaultValues: { text: '' } });
  const [result, setResult] = useState<ReceiptCheckResult>();
  const [isReading, setIsReading] = useState(false);

  async function verify(input: string) {
    setResult(undefined);
    form.clearErrors();
    if (input.trim() === '') return form.setError('text', { message: words.empty });
    setIsReading(true);
    setResult(await checkReceiptText(input));
    setIsReading(false);
  }

  // the receipt is after the #: no server receives it, and it is removed from the address
  const readShared = useEffectEvent(() => {
    const shared = window.location.hash.slice(1);
    if (shared === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    form.setValue('text', shared);
    void verify(shared);
  });
  useEffect(() => {
    // fetched on the first visit, so that the next one works offline
    void receiptKey().then(() => readShared());
    const listener = () => readShared();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  async function verifyFile(file: File) {
    const content = new TextDecoder('latin1').decode(await file.arrayBuffer());
    form.setValue('text', '');
    await verify(content);
  }

  return (
    <>
      <Form className={styles.step} onSubmit={form.handleSubmit(({ text }) => verify(text))}>
        <Field
          {...form.register('text')}
          id="recibo"
          required
          label={words.code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.text?.message}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isReading} busyLabel={words.verifying}>
            {words.verify}
          </Button>
          <FileButton
            label={words.open}
            accept=".pdf,.txt,application/pdf,text/plain"
            variant="outline"
            icon={iconUpload}
            onFile={(file) => void verifyFile(file)}
          >
            {words.open}
          </FileButton>
        </div>
      </Form>
      {result && <ReceiptVerdictCard {...result} />}
    </>
  );
}
