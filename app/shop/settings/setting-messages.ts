import { formatMoment } from "#app/common/calendar.ts";
import { explainConflict } from "#app/common/conflict.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { AuditEntry } from "#db/schema/common.ts";

/** The kinds of settings, as the audit trail and messages name them. */
export type SettingKind = "category" | "delivery method" | "tax rate" | "discount";

/** The audit trail's subject for a setting. */
export const settingSubject = (kind: SettingKind, id: number): AuditEntry["subject"] => `${kind} ${id}`;

type SavedRedirect = [to: string, flash: { tone: "success" | "info"; text: string }];

const SENT_BEFORE =
	"You already submitted that form, and this is the result. Later changes in it were not saved. Edit them here.";

/** Where to go after saving and the message there: the list (`path`), or what is not saved. */
export const formatSettingSaved = (
	{ id, isOutdated }: { id: number; isOutdated: boolean },
	{ path, name }: { path: string; name: string },
): SavedRedirect =>
	isOutdated
		? [`${path}/${maskId(id)}`, { tone: "info", text: SENT_BEFORE }]
		: [path, { tone: "success", text: `${name} is saved.` }];

type Changed = { by: string | null; isOwn: boolean; at: string | null };

/** The message for a setting that was saved since its form was opened, by someone else or in another tab. */
export const explainSettingConflict = (
	kind: SettingKind,
	{ at, ...changed }: Changed,
	{ timeZone, now }: { timeZone: string; now: Date },
): string => explainConflict(kind, { ...changed, when: at && formatMoment(at, timeZone, now) }).reason;
