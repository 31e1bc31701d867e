import { TRAP_FIELD } from "#app/ui/form/bot-fields.ts";

const TRAPPED = "A hidden field was filled in by mistake. We’ve cleared it. Send the form again.";

/** A check for `readForm`: a sentence for a form whose trap is filled in, as bots do, or null. */
export async function refuseBots(form: FormData): Promise<string | null> {
	return form.get(TRAP_FIELD) ? TRAPPED : null;
}
