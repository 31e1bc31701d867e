type Optioned = { option1_name: string | null; option2_name: string | null; option3_name: string | null };
export type Valued = { option1: string | null; option2: string | null; option3: string | null };

/** The attribute that search engines use for an option, by the name that a shop gives it. */
const ATTRIBUTES: Record<string, "color" | "size" | "material" | "pattern"> = {
	color: "color",
	colour: "color",
	size: "size",
	material: "material",
	pattern: "pattern",
};

/** The options of a variant that search engines know, as attribute and value: `[["size", "Small"]]`. */
export function variantAttributes(
	product: Optioned,
	variant: Valued,
): ["color" | "size" | "material" | "pattern", string][] {
	return (["option1", "option2", "option3"] as const).flatMap((option) => {
		const attribute = ATTRIBUTES[(product[`${option}_name`] ?? "").trim().toLowerCase()];
		const value = variant[option];
		return attribute && value ? [[attribute, value]] : [];
	});
}

/** The values of a variant as one text: “Small / Blue”, empty for a product without options. */
export const joinValues = ({ option1, option2, option3 }: Valued): string =>
	[option1, option2, option3].filter(Boolean).join(" / ");

/** The full name of a variant: "Linen shirt – Small / Blue". */
export const variantTitle = (title: string, variant: Valued): string =>
	[title, joinValues(variant)].filter(Boolean).join(" – ");

/** A barcode with the length of a GTIN; null for any other. */
export const gtinOf = (barcode: string | null): string | null =>
	/^(\d{8}|\d{12,14})$/.test(barcode ?? "") ? barcode : null;
