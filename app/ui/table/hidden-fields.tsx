import { escapeHtml } from "#app/common/escape-html.ts";
import { WrittenMarkup } from "#app/ui/remembered-markup.tsx";

/**
 * Hidden fields for the parts of the current URL that a form keeps. Written as text, because each form of a list has
 * all of them.
 */
export function HiddenFields({ fields }: { fields: readonly [string, string][] }) {
	if (fields.length === 0) return null;
	const inputs = fields.map(
		([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}"/>`,
	);
	return <WrittenMarkup as="span" className="hidden" html={inputs.join("")} />;
}
