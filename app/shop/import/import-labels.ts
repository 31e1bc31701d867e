import { z } from "zod";
import type { IconName } from "#app/ui/icon.tsx";
import type { Tone } from "#app/ui/status-badge.tsx";
import type { FindingKind } from "./findings.server.ts";
import type { PictureCounts, PictureState } from "./pictures/list-pictures.server.ts";

export type ImportStatus = "checking" | "checked" | "refused" | "applying" | "done" | "failed" | "cancelled";
/** The state of an import including its pictures, which are added after its products. */
export type ImportState = ImportStatus | "adding_pictures" | "pictures_missing" | "unchanged";

type Label = { label: string; title: string; tone: Tone; icon: IconName; isWorking?: true };

/** The states of an import with their labels; `title` is a sentence about this file. */
export const IMPORT_STATES: Record<ImportState, Label> = {
	checking: {
		label: "Checking",
		title: "Checking the file. Nothing changes yet.",
		tone: "blue",
		icon: "clock",
		isWorking: true,
	},
	checked: { label: "Ready to apply", title: "Review the changes", tone: "yellow", icon: "info" },
	refused: { label: "Not imported", title: "This file can’t be imported", tone: "red", icon: "cross" },
	applying: {
		label: "Applying",
		title: "Applying the changes",
		tone: "blue",
		icon: "clock",
		isWorking: true,
	},
	adding_pictures: {
		label: "Adding pictures",
		title: "Products are imported. Adding pictures.",
		tone: "blue",
		icon: "clock",
		isWorking: true,
	},
	pictures_missing: {
		label: "Pictures missing",
		title: "Products are imported. Some pictures are missing.",
		tone: "yellow",
		icon: "alert",
	},
	done: { label: "Imported", title: "Import finished", tone: "green", icon: "check" },
	unchanged: {
		label: "No changes",
		title: "The shop is up to date with this file",
		tone: "green",
		icon: "check",
	},
	failed: { label: "Failed", title: "The import stopped", tone: "red", icon: "alert" },
	cancelled: { label: "Cancelled", title: "This import was cancelled", tone: "grey", icon: "ban" },
};

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

export const IMPORT_LISTS: Record<ImportList, string> = {
	problem: "Errors",
	failed_picture: "Pictures not added",
	warning: "Warnings",
	category: "New categories",
	create: "New products",
	update: "Changed products",
	picture: "Pictures",
};

export const IMPORT_LIST_NAMES = Object.keys(IMPORT_LISTS) as [ImportList, ...ImportList[]];

/** Labels of a picture's state; before the file is applied, a picture is still to be added. */
export const PICTURE_STATES: Record<PictureState, { label: string; tone: Tone; icon: IconName }> = {
	named: { label: "To be added", tone: "grey", icon: "clock" },
	waiting: { label: "Waiting", tone: "blue", icon: "clock" },
	added: { label: "Added", tone: "green", icon: "check" },
	failed: { label: "Not added", tone: "red", icon: "alert" },
};

/** The status of a new product that the file publishes without a picture. */
export const HELD = "draft until it has a picture";

const PLANNED_STATUS = new RegExp(`; (?:${HELD}|draft|active|archived)$`);

/** A new product without the status that it was to have, which ends the text. */
export const withoutPlannedStatus = (detail: string): string => detail.replace(PLANNED_STATUS, "");

export const CSV_BYTES = 20 * 1024 * 1024;

const REOPEN_IMPORT = "Open the page again and upload the file from there.";

// The server sets the global `File` after this line has run, so it is looked up later.
const file = (missing: string) => z.custom<File>((value) => value instanceof File && value.size > 0, missing);

export const importSchema = z.object({
	idempotencyKey: z.uuid({ error: REOPEN_IMPORT }),
	file: file("Choose a CSV file."),
});

export const archiveSchema = z.object({ archive: file("Choose a ZIP file.") });

export const applicationSchema = z.object({
	publishesPictureless: z
		.string()
		.optional()
		.transform((value) => value !== undefined),
});

export const plainFileName = (name: string): string =>
	[...name.normalize("NFC").replace(/[\p{Cc}\p{Cf}]/gu, "")].slice(0, 150).join("") || "products.csv";
