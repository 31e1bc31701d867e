import { escapeHtml } from "#app/common/escape-html.ts";
import type { OptionChoice } from "#app/shop/catalogue/choose-variant.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import "./product-page.css";

/** The product's options; each value links to the variant it leads to. */
export function OptionPicker({
	productId,
	choices,
}: {
	productId: number;
	choices: readonly OptionChoice[];
}) {
	return choices.map(({ name, values }, at) => (
		<div key={name} className="mt-5">
			<h2 id={`option-${at + 1}`} className="text-base font-semibold tracking-normal">
				{name}
				<span className="font-normal text-secondary">: {values.find(({ isChosen }) => isChosen)?.value}</span>
			</h2>
			<ul
				aria-labelledby={`option-${at + 1}`}
				className="mt-2 flex flex-wrap gap-2"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: all values are escaped
				dangerouslySetInnerHTML={{ __html: values.map((value) => valueLink(productId, value)).join("") }}
			/>
		</div>
	));
}

/** Written as text, because a product has some ten links of its own, which took as long as the rest of its page. */
function valueLink(productId: number, choice: OptionChoice["values"][number]): string {
	const { value, variantId, isChosen, isSoldOut } = choice;
	const current = isChosen ? ' aria-current="true"' : "";
	const [soldOut, note] = isSoldOut
		? [' data-sold-out=""', '<span class="sr-only"> (out of stock)</span>']
		: ["", ""];
	const href = escapeHtml(`${productPath(productId, variantId)}#product`);
	return `<li><a href="${href}"${current}${soldOut} class="btn btn-plain option px-3.5 font-normal">${escapeHtml(value)}${note}</a> </li>`;
}
