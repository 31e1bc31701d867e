import { showMoment } from "#app/site/calendar.ts";
import { maskId } from "#app/site/masked-id.ts";

/** What forms of the back office set, as the audit trail and sentences name it. */
export type SettingKind = "category" | "delivery method" | "tax rate" | "discount";

/** How the audit trail names one of them. */
export const settingSubject = (kind: SettingKind, id: number): string => `${kind} ${id}`;

type Said = [to: string, flash: { tone: "success" | "info"; text: string }];

const SENT_BEFORE =
	"You already submitted that form, and this is the result. Later changes in it were not saved. Edit them here.";

/** Where who saved something goes and what is said there: the list of all (`path`), or what is not saved. */
export const saySaved = (
	{ id, isOutdated }: { id: number; isOutdated: boolean },
	{ path, name }: { path: string; name: string },
): Said =>
	isOutdated
		? [`${path}/${maskId(id)}`, { tone: "info", text: SENT_BEFORE }]
		: [path, { tone: "success", text: `${name} is saved.` }];

type Changed = { by: string | null; isOwn: boolean; at: string | null };

/** Said to whoever saves what was saved since they opened it, by somebody else or by themselves. */
export function sayChanged(
	kind: SettingKind,
	{ by, isOwn, at }: Changed,
	{ timeZone, now }: { timeZone: string; now: Date },
): string {
	const who = isOwn ? "You changed" : `${by ?? "Someone"} changed`;
	const where = isOwn ? " in another tab" : "";
	const when = at ? ` (${showMoment(at, timeZone, now)})` : "";
	return `${who} this ${kind}${where} after you opened it${when}. Your changes are still here. Check what is saved now, then save again to keep yours.`;
}
