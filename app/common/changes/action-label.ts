import { t } from "#app/common/language/messages.ts";

/** What was done, such as "Changed status". */
export const actionLabel = (kind: string, action: string): string =>
	(t.trailActions as Record<string, Record<string, string> | undefined>)[kind]?.[action] ?? action;
