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
			<ul aria-labelledby={`option-${at + 1}`} className="mt-2 flex flex-wrap gap-2">
				{values.map(({ value, variantId, isChosen, isSoldOut }) => (
					<li key={value}>
						<a
							href={`${productPath(productId, variantId)}#product`}
							aria-current={isChosen ? "true" : undefined}
							data-sold-out={isSoldOut ? "" : undefined}
							className="btn btn-plain option px-3.5 font-normal"
						>
							{value}
							{isSoldOut ? <span className="sr-only"> (out of stock)</span> : null}
						</a>{" "}
					</li>
				))}
			</ul>
		</div>
	));
}
