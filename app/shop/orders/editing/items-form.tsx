import { type SubmissionResult, useForm } from "@conform-to/react";
import { formatMoney } from "#app/common/money.ts";
import { addedField, keptField } from "#app/shop/orders/editing/edit-form.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import type { ForSale } from "#app/shop/products/for-sale.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

type ItemsFormProps = {
	order: OrderView;
	/** The delivery method as it is today; null when it is no longer offered. */
	delivery: { name: string; price: number } | null;
	added: readonly ForSale[];
	/** What was searched for, and what was found. */
	find: string;
	found: readonly ForSale[];
	/** What was typed, by field. */
	typed: Record<string, string>;
	refusal: unknown;
};

/** The first step: quantities, items to add, and delivery. A form that is sent with GET, so that it changes nothing. */
export function ItemsForm({ order, delivery, added, find, found, typed, refusal }: ItemsFormProps) {
	const { number, lines, currency } = order;
	const stored = Object.fromEntries(lines.map((line) => [keptField(line.id), String(line.quantity)]));
	const [form, fields] = useForm<Record<string, string>>({
		id: "edit",
		lastResult: refusal as SubmissionResult<string[]> | null,
		defaultValue: { ...stored, ...typed },
	});
	const field = (name: string) => fields[name] as FieldSource;
	const isInOrder = (id: number) =>
		lines.some(({ variant_id }) => variant_id === id) || added.some(({ variantId }) => variantId === id);
	return (
		<form id={form.id} action={`/orders/${number}/edit`} noValidate>
			<ErrorSummary form={form} />
			<Card title="Items">
				<ul className="-my-3 divide-y divide-line">
					{lines.map((line) => (
						<Item
							key={line.id}
							{...line}
							unitPrice={line.unit_price}
							currency={currency}
							note={line.returned > 0 ? `${line.returned} refunded` : null}
							field={field(keptField(line.id))}
						/>
					))}
					{added.map((variant) => (
						<Item
							key={variant.variantId}
							{...variant}
							currency={currency}
							note="New"
							field={field(addedField(variant.variantId))}
						/>
					))}
				</ul>
				<p className="mt-5 text-sm text-secondary">Enter 0 to remove an item.</p>
			</Card>
			<Card title="Add an item" className="mt-5">
				<div className="flex flex-wrap items-end gap-3">
					<TextField
						field={field("find")}
						label="SKU or name"
						type="search"
						autoComplete="off"
						className="min-w-0 flex-1 basis-64"
					/>
					<Button variant="plain">
						<Icon name="search" /> Find
					</Button>
				</div>
				{find && found.length === 0 ? (
					<p className="mt-4 text-secondary">No product that is on sale matches “{find}”.</p>
				) : null}
				{found.length > 0 ? (
					<ul className="mt-4 divide-y divide-line border-t border-line">
						{found.map((variant) => (
							<li key={variant.variantId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
								<ItemName {...variant} currency={currency} note={leftOf(variant)} />
								{isInOrder(variant.variantId) ? (
									<span className="text-secondary">In the order</span>
								) : variant.left === 0 ? null : (
									<Button dense variant="plain" name={addedField(variant.variantId)} value="1">
										<Icon name="plus" /> Add
										<span className="sr-only">
											{" "}
											{variant.title} {variant.options}
										</span>
									</Button>
								)}
							</li>
						))}
					</ul>
				) : null}
			</Card>
			{delivery ? (
				<Card title="Delivery" className="mt-5">
					<CheckField
						field={field("delivery")}
						label="Charge delivery again by today’s price"
						hint={`The order pays ${formatMoney(order.delivery_total, currency)} for ${order.delivery_name}. Today’s price is ${formatMoney(delivery.price, currency)}, or free from the amount in your settings.`}
						className=""
					/>
				</Card>
			) : null}
			<p className="mt-6 flex flex-wrap gap-3">
				<Button name="step" value="review">
					Review changes
				</Button>
				<ButtonLink variant="plain" href={`/orders/${number}`}>
					Go back
				</ButtonLink>
			</p>
		</form>
	);
}

const leftOf = ({ left }: ForSale): string | null =>
	left === null ? null : left === 0 ? "Out of stock" : `${left} in stock`;

type ItemProps = {
	title: string;
	options: string;
	sku: string | null;
	unitPrice: number;
	currency: string;
	note: string | null;
};

function ItemName({ title, options, sku, unitPrice, currency, note }: ItemProps) {
	return (
		<div className="min-w-0 flex-1 basis-48">
			<p className="font-semibold wrap-anywhere">{title}</p>
			{options ? <p className="text-sm text-secondary wrap-anywhere">{options}</p> : null}
			<p className="text-sm text-secondary tabular-nums">
				<Price amount={unitPrice} currency={currency} />
				{[sku && `SKU ${sku}`, note].filter(Boolean).map((each) => `, ${each}`)}
			</p>
		</div>
	);
}

function Item({ field, ...item }: ItemProps & { field: FieldSource }) {
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
			<ItemName {...item} />
			<NumberField
				field={field}
				label={
					<>
						Quantity
						<span className="sr-only"> of {[item.title, item.options].filter(Boolean).join(", ")}</span>
					</>
				}
				className=""
			/>
		</li>
	);
}
