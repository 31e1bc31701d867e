import type { SiteForm } from "#e2e/fuzz/site-forms.ts";
import { fillIn, type Part } from "./fill-in.ts";

/** What can be wrong with one field of a form that is otherwise right. */
const SPOILED: Record<string, (part: Part, form: SiteForm) => Part[]> = {
	blank: ({ name }) => [{ name, value: " \u00a0\r\n" }],
	missing: () => [],
	doubled: (part) => [part, part],
	// More than any field takes, and less than a form or an address may have.
	oversized: ({ name }, { method }) => [{ name, value: "x".repeat(method === "GET" ? 3_000 : 30_000) }],
};

/** Read before the fields, by one function for all forms. */
const COMMON = ["formToken", "second_message"];

/** The form with one field at a time blank, missing, doubled and oversized. */
export function spoiledForms(form: SiteForm): { what: string; parts: Part[] }[] {
	const parts = fillIn(form);
	const names = [...new Set(parts.map(({ name }) => name))].filter((name) => !COMMON.includes(name));
	return names.flatMap((name) =>
		Object.entries(SPOILED).map(([how, spoil]) => ({
			what: `${name} is ${how}`,
			parts: parts.flatMap((part) => (part.name === name ? spoil(part, form) : [part])),
		})),
	);
}
