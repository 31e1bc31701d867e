import { formatMoney } from "#app/common/money.ts";
import { ReplaceField } from "#app/payments/ui/replace-field.tsx";
import type { Refundable, RefundableLine } from "#app/shop/orders/returns/refund-amount.ts";
import { refundFields } from "#app/shop/orders/returns/refund-form.ts";
import { WRITE_OFF_REASON_NAMES, WRITE_OFF_REASONS } from "#app/shop/orders/returns/write-off.ts";
import { ChoiceField, SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

const WHAT = [
	{ value: "items", label: "Items" },
	{ value: "amount", label: "An amount" },
];

const STOCK = [
	{ value: "restock", label: "Restock" },
	...WRITE_OFF_REASON_NAMES.map((value) => ({
		value,
		label: `Write off: ${WRITE_OFF_REASONS[value].toLowerCase()}`,
	})),
];

type RefundFieldsProps = {
	order: Refundable;
	currency: string;
	field: (name: string) => FieldSource;
};

/** The fields of a refund: items with their quantities and delivery, or an amount. The form is the group `refund`. */
export function RefundFields({ order, currency, field }: RefundFieldsProps) {
	const money = (amount: number) => formatMoney(amount, currency);
	return (
		<>
			<ChoiceField autoFocus field={field("what")} label="What do you want to refund?" choices={WHAT} />
			<div className="group-has-[input[value=amount]:checked]/refund:hidden">
				{order.lines.map((line, at) => (
					<LineFields key={line.id} line={line} at={at} currency={currency} field={field} />
				))}
				{order.deliveryLeft > 0 ? (
					<div className="border-t border-line pt-3">
						<TextField
							field={field("delivery")}
							label={`Delivery in ${currency}`}
							hint={`Up to ${money(order.deliveryLeft)}.`}
							optional
							inputMode="decimal"
							autoComplete="off"
							width="short"
						/>
					</div>
				) : null}
			</div>
			<div className="group-has-[input[value=items]:checked]/refund:hidden">
				<TextField
					field={field("amount")}
					label={`Amount in ${currency}`}
					hint={`Up to ${money(order.left)}. Stock doesn’t change.`}
					inputMode="decimal"
					autoComplete="off"
					width="short"
				/>
			</div>
			{order.isByHand ? (
				<TextField
					field={field("how")}
					label="How you sent the money back"
					hint="For example: bank transfer on 4 December, or cash."
					autoComplete="off"
				/>
			) : null}
			<ReplaceField field={field("replace")} planned={order.planned} currency={currency} />
			<TextArea field={field("why")} label="Reason" hint="Only your team can see it." optional rows={2} />
		</>
	);
}

type LineFieldsProps = {
	line: RefundableLine;
	at: number;
	currency: string;
	field: (name: string) => FieldSource;
};

function LineFields({ line, at, currency, field }: LineFieldsProps) {
	const names = refundFields(at);
	const { title, options, quantity, unit_price, received, left } = line;
	return (
		<fieldset className="border-t border-line pt-3 pb-4">
			<legend className="sr-only">{title}</legend>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<div className="min-w-0 flex-1 basis-40">
					<p className="font-semibold wrap-anywhere">{title}</p>
					{options ? <p className="text-sm text-secondary wrap-anywhere">{options}</p> : null}
					<p className="text-sm text-secondary tabular-nums">
						{quantity} × <Price amount={unit_price} currency={currency} />
						{received > 0 ? `, ${received} returned` : null}
					</p>
				</div>
				{left > 0 ? (
					<NumberField
						field={field(names.quantity)}
						label={
							<>
								Quantity<span className="sr-only"> of {title}</span>
							</>
						}
						hint={`0 to ${left}`}
						className=""
					/>
				) : (
					<p className="text-secondary">{line.refunded > 0 ? "Refunded" : "Waits for its return"}</p>
				)}
			</div>
			{left > received ? (
				<SelectField
					field={field(names.stock)}
					label={received > 0 ? "Units that were not returned" : "Stock"}
					choices={STOCK}
					className="mt-2"
				/>
			) : null}
		</fieldset>
	);
}
