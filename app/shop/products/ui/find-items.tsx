import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import type { ForSale } from "#app/shop/products/for-sale.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

type FindItemsProps = {
	field: FieldSource;
	/** Null without a search. */
	found: { goods: ForSale[]; isAll: boolean } | null;
	currency: string;
	/** The button that adds an item in stock, or what is shown in its place. */
	add: (item: ForSale) => ReactNode;
};

/** A search for staff by SKU or name, and the items on sale that match. Part of a form, which sends `intent=find`. */
export function FindItems({ field, found, currency, add }: FindItemsProps) {
	return (
		<>
			<div className="flex items-end gap-x-3">
				<TextField
					field={field}
					label={t.findItems.findHint}
					autoComplete="off"
					spellCheck={false}
					className="min-w-0 grow"
				/>
				<Button variant="plain" name="intent" value="find" busy={t.words.searching}>
					{t.findItems.find}
				</Button>
			</div>
			{found?.goods.length === 0 ? <p className="mt-5">{t.findItems.noMatch}</p> : null}
			{found && found.goods.length > 0 ? (
				<ul className="mt-5 divide-y divide-line rounded-control border border-line px-3">
					{found.goods.map((item) => (
						<li
							key={item.variantId}
							className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
						>
							<span className="min-w-0 wrap-anywhere">
								{nameOf(item)}
								<span className="block text-sm text-secondary">
									{[item.sku, stockOf(item)].filter(Boolean).join(" · ")}
								</span>
							</span>{" "}
							<span className="ms-auto flex items-center gap-3">
								<Price amount={item.unitPrice} currency={currency} />
								{item.left === 0 ? null : add(item)}
							</span>
						</li>
					))}
				</ul>
			) : null}
			{found?.isAll === false ? (
				<p className="mt-5 text-sm text-secondary">{t.findItems.tooManyMatches}</p>
			) : null}
		</>
	);
}

type AddItemProps = { item: ForSale; name: string; value: string };

export function AddItem({ item, name, value }: AddItemProps) {
	return (
		<Button variant="plain" dense name={name} value={value} busy={t.words.adding}>
			{t.words.add}
			<span className="sr-only"> {nameOf(item)}</span>
		</Button>
	);
}

const nameOf = ({ title, options }: ForSale): string => (options ? `${title} (${options})` : title);

function stockOf({ left }: ForSale): string {
	if (left === null) return t.findItems.stock;
	return left === 0 ? t.findItems.outStock : t.findItems.left({ count: left });
}
