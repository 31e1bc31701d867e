import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatStock, isFewLeft, isSoldOut, type OptionChoice } from "#app/shop/catalogue/choose-variant.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import type { VariantView } from "#app/shop/catalogue/read-product.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PublicForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RestockForm } from "./restock-form.tsx";
import "./product-page.css";

type OptionPickerProps = { productId: number; choices: readonly OptionChoice[] };

/** The product's options; each value links to the variant it leads to. */
export function OptionPicker({ productId, choices }: OptionPickerProps) {
	return choices.map(({ name, lang, values }, at) => (
		<div key={name} className="mt-4">
			<h2 id={`option-${at + 1}`} className="text-base font-semibold tracking-normal">
				{lang ? <span lang={lang}>{name}</span> : name}
				<Chosen values={values} />
			</h2>
			<ul aria-labelledby={`option-${at + 1}`} className="mt-2 flex flex-wrap gap-2">
				{values.map((choice) => (
					<li key={choice.variantId}>
						<a
							href={`${productPath(productId, choice.variantId)}#product`}
							lang={choice.lang}
							aria-current={choice.isChosen ? "true" : undefined}
							data-sold-out={choice.isSoldOut ? "" : undefined}
							className="btn btn-plain option px-3.5 font-normal"
						>
							{choice.label}
							{choice.isSoldOut ? <span className="sr-only"> {t.product.soldOutOption}</span> : null}
						</a>{" "}
					</li>
				))}
			</ul>
		</div>
	));
}

function Chosen({ values }: Pick<OptionChoice, "values">) {
	const chosen = values.find(({ isChosen }) => isChosen);
	return (
		<span className="font-normal text-secondary" lang={chosen?.lang}>
			: {chosen?.label}
		</span>
	);
}

/**
 * The "Add to cart" button, which stays visible on phones, and "Save for later". When out of stock, the first is a form
 * for an email about new units: `email` is its field.
 */
export function BuyBox({ variant, email }: { variant: VariantView; email: ReactNode }) {
	const id = <input type="hidden" name="variantId" value={maskId(variant.id)} />;
	return (
		<>
			{isSoldOut(variant) ? (
				<RestockForm variantId={variant.id} email={email} />
			) : (
				<PublicForm action="/cart/lines" className="buy-bar mt-6 print:hidden">
					{id}
					<div className="flex items-end gap-3">
						<label className="block text-sm text-secondary">
							<span className="max-sm:sr-only">{t.words.quantity}</span>
							<input
								type="text"
								name="quantity"
								inputMode="numeric"
								autoComplete="off"
								maxLength={2}
								defaultValue="1"
								className="control mt-1 block max-w-20 text-center text-base text-ink tabular-nums"
							/>
						</label>
						<Button busy={t.words.adding} className="flex-1">
							<Icon name="cart" /> {t.cart.add}
						</Button>
					</div>
				</PublicForm>
			)}
			<PublicForm action="/wishlist/items" className="mt-3">
				{id}
				<Button variant="plain" busy={t.words.saving} className="w-full">
					<Icon name="heart" /> {t.cart.saveForLater}
				</Button>
			</PublicForm>
		</>
	);
}

/** How many units of a variant are left. */
export function StockLevel({ variant }: { variant: { left: number | null } }) {
	const tone = isSoldOut(variant) ? "red" : isFewLeft(variant) ? "yellow" : "green";
	return (
		<p data-tone={tone} className="mt-1 font-semibold text-tone">
			{formatStock(variant)}
		</p>
	);
}
