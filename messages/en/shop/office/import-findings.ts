import { plural } from "#app/common/language/plural.ts";

/** What the check of a product file says about the file, a row or a cell, and why a picture is not added. */
export const importFindings = {
	emptyFile: "The file is empty.",
	excel: "This is an Excel file. In Excel, save it as “CSV UTF-8” and upload that file.",
	notText: "This is not a text file. Upload a CSV file.",
	tooManyRows: ({ most }: { most: string }) =>
		`The file has more than ${most} rows. Split it into several files.`,
	tooManyColumns: ({ row, count, most }: { row: number; count: string; most: number }) =>
		`Row ${row} has ${count} columns. At most ${most} can be read.`,
	rowTooLong: ({ row, most }: { row: number; most: string }) =>
		`Row ${row} is longer than ${most} characters.`,
	quoteNotClosed: ({ row }: { row: number }) => `A quotation mark opens in row ${row} and is never closed.`,
	quoteInside: ({ row }: { row: number }) =>
		`Row ${row} has a quotation mark in a cell that is not quoted. Quote the cell and double the mark.`,
	textAfterQuote: ({ row }: { row: number }) =>
		`Row ${row} has text after a closing quotation mark. Double the quotation marks inside a quoted cell.`,
	unreadableRow: ({ row }: { row: number }) => `Row ${row} can’t be read as CSV.`,
	sameColumns: ({ one, other }: { one: string; other: string }) =>
		`The columns “${one}” and “${other}” have the same meaning. Remove one of them.`,
	/** Names of columns are English in every language. */
	noColumns:
		"The first row doesn’t have the column names of a Shopify product file. It needs “Handle” (or “URL handle”) and “Title”.",
	missingColumn: ({ names }: { names: string }) => `The column ${names} is missing.`,
	/** The name of a column, and a choice of two. */
	columnName: ({ name }: { name: string }) => `“${name}”`,
	eitherColumn: ({ one, other }: { one: string; other: string }) => `“${one}” or “${other}”`,
	formula: "Remove the = or @ at the start. A spreadsheet would run this as a formula.",
	unprintable: "Remove the character that can’t be shown.",
	tooLong: ({ most }: { most: string }) => `This must be ${most} characters or fewer.`,
	/** The subject of a sentence about a cell, such as “This must be 150 characters or fewer.” */
	cell: "This",
	notPrice: ({ typed, example }: { typed: string; example: string }) =>
		`“${typed}” is not a price. Enter an amount like ${example}.`,
	priceTooHigh: ({ most }: { most: string }) => `A price must be ${most} or less.`,
	notWhole: ({ typed }: { typed: string }) => `“${typed}” is not a whole number.`,
	outOfRange: ({ min, max }: { min: string; max: string }) => `Enter a number from ${min} to ${max}.`,
	/** The words are those of the file. */
	notFlag: ({ typed, yes, no }: { typed: string; yes: string; no: string }) =>
		`“${typed}” is not ${yes} or ${no}.`,
	enterHandle: "Enter the handle of the product. Every row needs one.",
	handleRule: "Use lowercase letters, digits and hyphens, such as desk-lamp.",
	tooManyRowsOf: ({ count, variants, pictures }: { count: string; variants: number; pictures: number }) =>
		`The product has ${count} rows. A product can have up to ${variants} variants and ${pictures} pictures.`,
	enterTitle: "Enter a title of 2 to 150 characters.",
	htmlDepth: "The HTML is nested more than 100 levels deep.",
	descriptionTooLong: ({ most }: { most: string }) => `A description must be ${most} characters or fewer.`,
	notTaxClass: ({ typed, classes }: { typed: string; classes: string }) =>
		`“${typed}” is not a tax class. Use ${classes}.`,
	/** The words are those of the file. */
	notStatus: ({ typed, statuses }: { typed: string; statuses: string }) =>
		`“${typed}” is not a status. Use ${statuses}.`,
	enterOptionName: "Enter a name. A later option has one.",
	enterValue: ({ option }: { option: string }) => `Enter a value for ${option}.`,
	enterPrice: "Enter a price. 0 is allowed.",
	repeatedVariant: ({ row, variant }: { row: number; variant: string }) =>
		`This repeats the variant in row ${row}: ${variant}.`,
	secondVariant: ({ row }: { row: number }) =>
		`This is a second variant of a product without options. The first is in row ${row}.`,
	tooManyVariants: ({ count, most }: { count: number; most: number }) =>
		`The product has ${count} variants. At most ${most} are possible.`,
	tooManyPictures: ({ most }: { most: number }) => `A product can have up to ${most} pictures.`,
	addressTooLong: ({ most }: { most: string }) => `An address must be ${most} characters or fewer.`,
	noPrices: "The file has no prices. New products get the price 0 and stay drafts.",
	keptVariants: ({ names }: { names: string }) => `Not in the file, so kept as they are: ${names}.`,
	categoryId: ({ id }: { id: string }) =>
		`“${id}” is the ID of a category, not its name. It is kept for exports. Choose the product’s category in the shop.`,
	otherOptions: ({ names }: { names: string }) =>
		`The product in the shop has other options (${names}). Change them in the shop first.`,
	noOptions: "no options",
	belowZero: ({ quantity }: { quantity: number }) =>
		`“${quantity}” is below 0, and this variant is not sold when out of stock.`,
	wouldHaveVariants: ({ count, most }: { count: number; most: number }) =>
		`The product would have ${count} variants. At most ${most} are possible.`,
	wouldHavePictures: ({ count, most }: { count: number; most: number }) =>
		`The product would have ${count} pictures. At most ${most} are possible.`,
	skuTaken: ({ sku, product }: { sku: string; product: string }) =>
		`“${sku}” is already the SKU of ${product}.`,
	skuRepeated: ({ sku, row }: { sku: string; row: number }) => `“${sku}” is already the SKU in row ${row}.`,
	handleRepeated: ({ handle, row }: { handle: string; row: number }) =>
		`“${handle}” is already in row ${row}. Keep the rows of a product together.`,
	windows1252:
		"The file is not UTF-8 and was read as Windows-1252. Check letters with accents before you apply it.",
	ignoredColumns: ({ names }: { names: string }) => `Columns that are not imported: ${names}.`,
	moreCells: ({ count }: { count: number }) =>
		plural(count, {
			one: "This row has 1 more cell than the first row. The last cell is not imported.",
			other: `This row has ${count} more cells than the first row. The last ${count} cells are not imported.`,
		}),
	fewerCells: ({ count }: { count: number }) =>
		plural(count, {
			one: "This row has 1 fewer cell than the first row. The value in the last column stays unchanged.",
			other: `This row has ${count} fewer cells than the first row. The values in the last ${count} columns stay unchanged.`,
		}),
	noProducts: "The file has column names, but no products.",
	nothingImportable: "No product in this file can be imported.",
	failed:
		"Something went wrong on our side. Changes applied so far are kept. Upload the file again to continue.",
	productGone: "The product no longer exists.",
	productFull: ({ most }: { most: number }) => `The product already has ${most} pictures.`,
	pictureFailed: "This picture could not be processed.",
	stopped: "Stopped before it was added.",
};
