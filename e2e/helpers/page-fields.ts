/** The fields of a page's forms as a browser sends them, without buttons, choices and long texts. */
export function fieldsOf(html: string): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
		const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
		const [type, name, value = ""] = [read("type"), read("name"), read("value")];
		const isChosen = !["radio", "checkbox"].includes(type ?? "") || /\bchecked\b/.test(tag);
		if (name && type !== "file" && isChosen)
			fields[name] = value.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
	}
	return fields;
}
