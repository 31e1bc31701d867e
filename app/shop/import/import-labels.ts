import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { withTexts } from "#app/common/language/with-texts.ts";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { FindingKind } from "./findings.server.ts";
import type { PictureCounts, PictureState } from "./pictures/list-pictures.server.ts";

export type ImportStatus = "checking" | "checked" | "refused" | "applying" | "done" | "failed" | "cancelled";
/** The state of an import including its pictures, which are added after its products. */
export type ImportState = ImportStatus | "adding_pictures" | "pictures_missing" | "unchanged";

type Label = { label: string; title: string; tone: Tone; icon: IconName; isWorking?: true };

/** The states of an import with their labels; `title` is a sentence about this file. */
export const IMPORT_STATES: Record<ImportState, Label> = withTexts(
	{
		checking: {
			tone: "blue",
			icon: "clock",
			isWorking: true,
		},
		checked: {
			tone: "yellow",
			icon: "info",
		},
		refused: {
			tone: "red",
			icon: "cross",
		},
		applying: {
			tone: "blue",
			icon: "clock",
			isWorking: true,
		},
		adding_pictures: {
			tone: "blue",
			icon: "clock",
			isWorking: true,
		},
		pictures_missing: {
			tone: "yellow",
			icon: "alert",
		},
		done: {
			tone: "green",
			icon: "check",
		},
		unchanged: {
			tone: "green",
			icon: "check",
		},
		failed: {
			tone: "red",
			icon: "alert",
		},
		cancelled: {
			tone: "grey",
			icon: "ban",
		},
	},
	{ label: (state) => t.productImport[state].label, title: (state) => t.productImport[state].title },
);

type Counted = {
	status: ImportStatus;
	created_count: number;
	updated_count: number;
	pictures: PictureCounts;
};

export function stateOfImport({ status, created_count, updated_count, pictures }: Counted): ImportState {
	if (pictures.waiting > 0 && (status === "done" || status === "cancelled" || status === "failed"))
		return "adding_pictures";
	if (pictures.failed > 0 && status === "done") return "pictures_missing";
	return status === "done" && created_count + updated_count === 0 ? "unchanged" : status;
}

/** The lists of an import: the findings of its check, and its pictures. */
export type ImportList = FindingKind | "failed_picture" | "picture";

export const IMPORT_LIST_NAMES = [
	"problem",
	"failed_picture",
	"warning",
	"category",
	"create",
	"update",
	"picture",
] as const satisfies ImportList[];

/** Labels of a picture's state; before the file is applied, a picture is still to be added. */
export const PICTURE_STATES: Record<PictureState, { label: string; tone: Tone; icon: IconName }> = {
	named: {
		get label() {
			return t.productImport.named.label;
		},
		tone: "grey",
		icon: "clock",
	},
	waiting: {
		get label() {
			return t.productImport.waiting.label;
		},
		tone: "blue",
		icon: "clock",
	},
	added: {
		get label() {
			return t.productImport.added.label;
		},
		tone: "green",
		icon: "check",
	},
	failed: {
		get label() {
			return t.productImport.pictureStates.failed.label;
		},
		tone: "red",
		icon: "alert",
	},
};

export const CSV_BYTES = 20 * 1024 * 1024;

// The server sets the global `File` after this line has run, so it is looked up later.
const file = (missing: () => string) =>
	z.custom<File>((value) => value instanceof File && value.size > 0, { error: missing });

export const importSchema = z.object({
	idempotencyKey: z.uuid({ error: () => t.productImport.reopen }),
	file: file(() => t.productImport.chooseCsv),
});

export const archiveSchema = z.object({ archive: file(() => t.productImport.chooseZip) });

export const applicationSchema = z.object({
	publishesPictureless: z
		.string()
		.optional()
		.transform((value) => value !== undefined),
});

export const plainFileName = (name: string): string =>
	[...name.normalize("NFC").replace(/[\p{Cc}\p{Cf}]/gu, "")].slice(0, 150).join("") || "products.csv";
