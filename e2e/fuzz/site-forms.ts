/** A control of a form on a page. */
export type FormField = {
	name: string;
	value: string;
	type: string;
	/** The other choices. */
	choices: string[];
	/** Whether it is sent when nobody changes it. */
	isSent: boolean;
	/** Whether its label says that it is optional. */
	isOptional: boolean;
	isNumber: boolean;
};

export type SiteForm = {
	/** The path and query of its page. */
	page: string;
	/** The path and query that it is sent to. */
	action: string;
	method: "GET" | "POST";
	isMultipart: boolean;
	fields: FormField[];
};

type Attributes = Map<string, string>;

const TAG =
	/<(\/?)(form|input|select|option|textarea|button|a|link|img)\b((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const OPTIONAL = /<label for="([^"]+)"[^>]*>(?:(?!<\/label>).)*\(optional\)/gs;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const decode = (text: string) =>
	text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => ENTITIES[name] ?? "");

/** The links and forms of a page. React's output is uniform, so regular expressions suffice. */
export function readPage(html: string, page: string): { forms: SiteForm[]; links: string[] } {
	const base = new URL(page, "http://site");
	const at = (href: string) => {
		const url = URL.canParse(href, base) ? new URL(href, base) : null;
		return url?.host === "site" ? `${url.pathname}${url.search}` : null;
	};
	const links: string[] = [];
	const optional = new Set([...html.matchAll(OPTIONAL)].map(([, id]) => id));
	const made: { form: Omit<SiteForm, "fields">; id?: string; fields: FormField[]; buttons: Attributes[] }[] =
		[];
	let form: (typeof made)[number] | undefined;
	let select: FormField | undefined;
	for (const [, closing, tag = "", written = "", text = ""] of html.matchAll(TAG)) {
		const name = tag.toLowerCase();
		const of: Attributes = new Map(
			[...written.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key.toLowerCase(), decode(value)]),
		);
		const target = of.get("href") ?? of.get("src");
		if (!closing && target !== undefined) links.push(...[at(target)].filter((link) => link !== null));
		if (name === "form") {
			form = undefined;
			if (closing) continue;
			const method = of.get("method")?.toUpperCase() === "POST" ? "POST" : "GET";
			const isMultipart = of.get("enctype") === "multipart/form-data";
			form = {
				form: { page, action: at(of.get("action") ?? page) ?? page, method, isMultipart },
				id: of.get("id"),
				fields: [],
				buttons: [],
			};
			made.push(form);
			continue;
		}
		if (name === "select" && closing) select = undefined;
		if (name === "option" && select && !closing) {
			const value = of.get("value") ?? decode(text);
			select.choices.push(value);
			if (of.has("selected") || select.choices.length === 1) select.value = value;
		}
		if (closing || !["input", "select", "textarea", "button"].includes(name)) continue;
		const owner = of.has("form") ? made.find(({ id }) => id === of.get("form")) : form;
		const type = name === "input" ? (of.get("type") ?? "text") : name;
		if (type === "button" || type === "submit" || type === "image") {
			if (of.get("type") !== "button") owner?.buttons.push(of);
			continue;
		}
		const isBox = type === "checkbox" || type === "radio";
		const field: FormField = {
			name: of.get("name") ?? "",
			value: of.get("value") ?? (isBox ? "on" : name === "textarea" ? decode(text.replace(/^\n/, "")) : ""),
			type,
			choices: [],
			isSent: !isBox || of.has("checked"),
			isOptional: optional.has(of.get("id")),
			isNumber: type === "number" || /^(numeric|decimal)$/.test(of.get("inputmode") ?? ""),
		};
		if (name === "select") select = field;
		if (field.name) owner?.fields.push(field);
	}
	const forms = made.flatMap(({ form, fields, buttons }) => pressed(form, fields, buttons, at));
	return { forms, links };
}

const UNTOUCHED = { type: "hidden", choices: [], isSent: true, isOptional: false, isNumber: false };

/** The form as each of its buttons sends it. */
function pressed(
	form: Omit<SiteForm, "fields">,
	fields: readonly FormField[],
	buttons: readonly Attributes[],
	at: (href: string) => string | null,
): SiteForm[] {
	if (buttons.length === 0) return [{ ...form, fields: [...fields] }];
	return buttons.map((button) => {
		const name = button.get("name");
		const own: FormField[] = name ? [{ ...UNTOUCHED, name, value: button.get("value") ?? "" }] : [];
		const action = button.get("formaction");
		const method = button.get("formmethod")?.toUpperCase();
		return {
			...form,
			action: (action === undefined ? null : at(action)) ?? form.action,
			method: method === "POST" || method === "GET" ? method : form.method,
			fields: [...fields, ...own],
		};
	});
}
