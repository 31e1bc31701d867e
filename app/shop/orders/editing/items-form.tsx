import { type SubmissionResult, useForm } from "@conform-to/react";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { addedField, keptField } from "#app/shop/orders/editing/edit-form.ts";
import type { OrderView } from "#app/shop/orders/own/order-view.server.ts";
import type { ForSale } from "#app/shop/products/for-sale.server.ts";
import { AddItem, FindItems } from "#app/shop/products/ui/find-items.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField } from "#app/ui/form/text-field.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

type ItemsFormProps = {
	order: OrderView;
	/** The delivery method as it is today; null when it is no longer offered. */
	delivery: { name: string; price: number } | null;
	added: readonly ForSale[];
	found: Parameters<typeof FindItems>[0]["found"];
	/** What was typed, by field. */
	typed: Record<string, string>;
	refusal: unknown;
};

/** The first step: quantities, items to add, and delivery. A form that is sent with GET, so that it changes nothing. */
export function ItemsForm({ order, delivery, added, found, typed, refusal }: ItemsFormProps) {
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
			<Card title={t.orderEdit.items}>
				<ul className="-my-3 divide-y divide-line">
					{lines.map((line) => (
						<Item
							key={line.id}
							{...line}
							unitPrice={line.unit_price}
							currency={currency}
							note={line.returned > 0 ? t.orderEdit.refundedUnits({ count: line.returned }) : null}
							field={field(keptField(line.id))}
						/>
					))}
					{added.map((variant) => (
						<Item
							key={variant.variantId}
							{...variant}
							currency={currency}
							note={t.orderEdit.new}
							field={field(addedField(variant.variantId))}
						/>
					))}
				</ul>
				<p className="mt-5 text-sm text-secondary">{t.orderEdit.quantityHint}</p>
			</Card>
			<Card title={t.orderEdit.addItem} className="mt-5">
				<FindItems
					field={field("find")}
					found={found}
					currency={currency}
					add={(item) =>
						isInOrder(item.variantId) ? (
							<span className="text-secondary">{t.orderEdit.inOrder}</span>
						) : (
							<AddItem item={item} name={addedField(item.variantId)} value="1" />
						)
					}
				/>
			</Card>
			{delivery ? (
				<Card title={t.orderEdit.delivery} className="mt-5">
					<CheckField
						field={field("delivery")}
						label={t.orderEdit.recalculateDelivery}
						hint={t.orderEdit.orderPaysTodaysPrice({
							deliveryTotal: formatMoney(order.delivery_total, currency),
							deliveryName: order.delivery_name,
							price: formatMoney(delivery.price, currency),
						})}
						className=""
					/>
				</Card>
			) : null}
			<p className="mt-6 flex flex-wrap gap-3">
				<Button name="step" value="review">
					{t.orderEdit.reviewChanges}
				</Button>
				<ButtonLink variant="plain" href={`/orders/${number}`}>
					{t.orderEdit.goBack}
				</ButtonLink>
			</p>
		</form>
	);
}

type ItemProps = {
	title: string;
	options: string;
	sku: string | null;
	unitPrice: number;
	currency: string;
	note: string | null;
	field: FieldSource;
};

function Item({ title, options, sku, unitPrice, currency, note, field }: ItemProps) {
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
			<div className="min-w-0 flex-1 basis-48">
				<p className="font-semibold wrap-anywhere">{title}</p>
				{options ? <p className="text-sm text-secondary wrap-anywhere">{options}</p> : null}
				<p className="text-sm text-secondary tabular-nums">
					<Price amount={unitPrice} currency={currency} />
					{[sku && t.orderEdit.sku({ sku }), note].filter(Boolean).map((each) => `, ${each}`)}
				</p>
			</div>
			<NumberField
				field={field}
				label={t.orderEdit.quantity({
					item: withCommas([title, options]),
					hidden: (text) => <span className="sr-only">{text}</span>,
				})}
				className=""
			/>
		</li>
	);
}
