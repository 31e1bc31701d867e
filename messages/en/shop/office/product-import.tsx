import type { ReactNode } from "react";
import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
export const productImport = {
	lists: {
		problem: "Errors",
		failed_picture: "Pictures not added",
		warning: "Warnings",
		category: "New categories",
		create: "New products",
		update: "Changed products",
		picture: "Pictures",
	},
	starting: "Starting...",
	alreadyDone: "This file was already applied or cancelled.",
	stopped: "Import stopped. Changes made so far are kept.",
	alreadyFinished: "This import had already finished.",
	title: "Import",
	pageTitle: "Import and export",
	importProducts: "Import products",
	importText:
		"Upload a CSV file in Shopify’s product format, with old or new column names. You see every change before it is applied. Pictures are fetched from their https addresses, or uploaded as a ZIP file.",
	csvFile: "CSV file",
	csvSize: "Up to 20 MB",
	upload: "Upload and check",
	uploading: "Uploading...",
	exportProducts: "Export products",
	exportText:
		"Download all products, variants and stock in one CSV file. Edit it in a spreadsheet and import it again: only your changes are applied.",
	download: "Download products.csv",
	files: "Imported files",
	emptyText: "Files are listed here for 30 days after you import them.",
	emptyTitle: "No imports yet",
	uploadPictures: "Upload pictures",
	notZip: "This is not a ZIP file. Choose a ZIP file.",
	noneMatch: "No file in this ZIP has the name of a missing picture. Compare the file names.",
	nothingMissing: "No pictures are missing",
	back: "Back to import",
	zipFile: "ZIP file",
	zipHint:
		"Up to 50 MB. JPEG, PNG, WebP or AVIF pictures, up to 8 MB each. You can upload several ZIP files.",
	noRetry: "No picture can be fetched again. Upload the missing pictures as a ZIP file.",
	withErrors: "Products with an error are not imported. Correct the file and import it again.",
	withErrorsOrApply:
		"Products with an error are not imported. Correct the file and import it again, or apply the other products now.",
	columns: {
		row: "Row",
		column: "Column",
		handle: "Handle",
		category: "Category",
		product: "Product",
		changes: "Changes",
		file: "File",
		rows: "Rows",
		errors: "Errors",
		by: "Uploaded by",
		uploaded: "Uploaded",
	},
	deletedAccount: "A deleted account",
	progress: {
		pictures: ({ done, total }: { done: string; total: string }) => `${done} of ${total} pictures`,
		rows: ({ done, total }: { done: string; total: string }) => `${done} of ${total} rows`,
	},
	unchangedProducts: "Unchanged products",
	notAdded: ({ count }: { count: number }) =>
		plural(count, {
			one: `${formatCount(count)} picture was not added. Products without a picture stay drafts. Try again, or upload the pictures yourself.`,
			other: `${formatCount(count)} pictures were not added. Products without a picture stay drafts. Try again, or upload the pictures yourself.`,
		}),
	publishHeld: "Publish products without a picture",
	held: ({ count }: { count: number }) =>
		plural(count, {
			one: `${formatCount(count)} product has no picture yet. Products without a picture stay drafts unless you select this.`,
			other: `${formatCount(count)} products have no picture yet. Products without a picture stay drafts unless you select this.`,
		}),
	apply: "Apply",
	applyTo: ({ count }: { count: number }) =>
		plural(count, {
			one: `Apply ${formatCount(count)} product`,
			other: `Apply ${formatCount(count)} products`,
		}),
	stop: "Stop",
	cancel: "Cancel import",
	reopen: "Open the page again and upload the file from there.",
	chooseCsv: "Choose a CSV file.",
	chooseZip: "Choose a ZIP file.",
	uploadedBy: ({ at, by }: { at: string; by: string }) => `Uploaded ${at} by ${by}.`,
	uploadedByDeleted: ({ at }: { at: string }) => `Uploaded ${at} by a deleted account.`,
	found: ({ count }: { count: number }) =>
		plural(count, { one: `${count} picture was found.`, other: `${count} pictures were found.` }),
	ambiguous: ({ file }: { file: string }) =>
		`${file}: Several pictures have this file name. Add them to the products.`,
	/** More problems. */
	more: ({ count }: { count: number }) => `And ${count} more.`,
	allAdded: ({ file }: { file: string }) => `All pictures that ${file} names are added.`,
	missing: ({ count, code }: { count: number; code: (text: string) => ReactNode }) => (
		<>
			{plural(count, { one: "1 picture is missing.", other: `${formatCount(count)} pictures are missing.` })}{" "}
			Each file in the ZIP is matched by its name: {code("lamp.jpg")} is used for every address that ends in{" "}
			{code("lamp.jpg")}. Folders don’t matter.
		</>
	),
	checking: {
		label: "Checking",
		title: "Checking the file. Nothing changes yet.",
	},
	checked: {
		label: "Ready to apply",
		title: "Review the changes",
	},
	refused: {
		label: "Not imported",
		title: "This file can’t be imported",
	},
	applying: {
		label: "Applying",
		title: "Applying the changes",
	},
	adding_pictures: {
		label: "Adding pictures",
		title: "Products are imported. Adding pictures.",
	},
	pictures_missing: {
		label: "Pictures missing",
		title: "Products are imported. Some pictures are missing.",
	},
	done: {
		label: "Imported",
		title: "Import finished",
	},
	unchanged: {
		label: "No changes",
		title: "The shop is up to date with this file",
	},
	failed: {
		label: "Failed",
		title: "The import stopped",
	},
	cancelled: {
		label: "Cancelled",
		title: "This import was cancelled",
	},
	named: {
		label: "To be added",
	},
	waiting: {
		label: "Waiting",
	},
	added: {
		label: "Added",
	},
	pictureStates: {
		failed: {
			label: "Not added",
		},
	},
	results: "Results",
	tryAgain: "Try again",
	uploadZip: "Upload pictures as a ZIP file",
	cancelling: "Cancelling...",
	importAnotherFile: "Import another file",
	refresh: "Refresh",
	zip: {
		/** Stands before a colon and one of the next. */
		theFile: "The ZIP file",
		tooManyFiles: "It has more than 20,000 files. Split it.",
		damaged: "It is damaged.",
		tooLarge: "It is larger than 8 MB.",
		tooManyBytes: "The ZIP file has more than 500 MB of pictures.",
		unreadable: "It is damaged or encrypted.",
	},
};
