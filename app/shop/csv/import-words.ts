import { z } from "zod";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { ImportLineKind } from "./imports.server.ts";

export type ImportStatus = "checking" | "checked" | "refused" | "applying" | "done" | "failed" | "cancelled";

export const IMPORT_STATUSES: Record<
	ImportStatus,
	{ label: string; tone: Tone; icon: IconName; isWorking?: true }
> = {
	checking: { label: "Checking", tone: "blue", icon: "clock", isWorking: true },
	checked: { label: "Waits for you", tone: "yellow", icon: "info" },
	refused: { label: "Refused", tone: "red", icon: "cross" },
	applying: { label: "Being applied", tone: "blue", icon: "clock", isWorking: true },
	done: { label: "Applied", tone: "green", icon: "check" },
	failed: { label: "Failed", tone: "red", icon: "alert" },
	cancelled: { label: "Cancelled", tone: "grey", icon: "ban" },
};

export const LINE_KINDS: Record<ImportLineKind, string> = {
	problem: "Problems",
	warning: "Worth knowing",
	create: "New products",
	update: "Changes",
};

export const LINE_KIND_NAMES = Object.keys(LINE_KINDS) as [ImportLineKind, ...ImportLineKind[]];

/** What a file may weigh. */
export const CSV_BYTES = 20 * 1024 * 1024;

const CHOOSE_FILE = "Choose a CSV file first.";

export const importSchema = z.object({
	onceKey: z.uuid({ error: "Please open the page again and send the file from there." }),
	// Which `File` a form brings is settled when the server starts, after this line has run.
	file: z.custom<File>((value) => value instanceof File && value.size > 0, CHOOSE_FILE),
});

/** A file's name as it can be shown. */
export const plainFileName = (name: string): string =>
	[...name.normalize("NFC").replace(/[\p{Cc}\p{Cf}]/gu, "")].slice(0, 150).join("") || "products.csv";
