import type { CalendarOptions } from '@forja/domain/calendar/check-up-events';
import type { CheckUp } from '@forja/domain/monitoring/check-up';
import { toast } from '../../../design/feedback/toast.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { checkUpCalendar } from './check-up-calendar.ts';
import { checkUpsMessages as messages } from './check-ups.messages.ts';

export async function downloadCheckUps(
  checkUps: readonly CheckUp[],
  options: CalendarOptions | Promise<CalendarOptions>,
): Promise<void> {
  try {
    saveFile(await checkUpCalendar(checkUps, await options), 'forja-controles.ics');
    toast({ title: messages.downloaded, description: messages.downloadedDetail });
  } catch {
    toast({
      title: messages.failed,
      description: messages.failedDetail,
      variant: 'destructive',
    });
  }
}
