/** What a reply template is filled with. */
type TemplateFields = {
	name: string;
	/** Of the order, stay or move; empty for what has no number. */
	number: string;
};

/** The text of a reply template with its fields filled in, each wherever it stands. */
export const fillTemplate = (body: string, fields: TemplateFields): string =>
	body.replaceAll(/\{(name|number)\}/g, (_, field: keyof TemplateFields) => fields[field]);

/** A template is added after what was typed. */
export const addToMessage = (typed: string, text: string): string =>
	[typed.trimEnd(), text].filter(Boolean).join("\n\n");
