import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { ReplaceField } from "#app/payments/ui/replace-field.tsx";
import type { Refundable, RefundableLine } from "#app/shop/orders/returns/refund-amount.ts";
import { refundFields } from "#app/shop/orders/returns/refund-form.ts";
import { WRITE_OFF_REASON_NAMES } from "#app/shop/orders/returns/write-off.ts";
import { ChoiceField, SelectField } from "#app/ui/form/choice-field.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { NumberField, TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

const WHAT = [
	{
		value: "items",
		get label() {
			return t.orderRefunds.items;
		},
	},
	{
		value: "amount",
		get label() {
			return t.orderRefunds.amount;
		},
	},
];

const stockChoices = () => [
	{
		value: "restock",
		label: t.orderRefunds.restock,
	},
	...WRITE_OFF_REASON_NAMES.map((value) => ({
		value,
		label: t.orderReturns.writeOffBecause({ reason: t.orderReturns.reasonsInText[value] }),
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
			<ChoiceField autoFocus field={field("what")} label={t.orderRefunds.refundQuestion} choices={WHAT} />
			<div className="group-has-[input[value=amount]:checked]/refund:hidden">
				{order.lines.map((line, at) => (
					<LineFields key={line.id} line={line} at={at} currency={currency} field={field} />
				))}
				{order.deliveryLeft > 0 ? (
					<div className="border-t border-line pt-3">
						<TextField
							field={field("delivery")}
							label={t.orderRefunds.deliveryIn({ currency })}
							hint={t.orderRefunds.upTo({ amount: money(order.deliveryLeft) })}
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
					label={t.orderRefunds.amountIn({ currency })}
					hint={t.orderRefunds.upToWithoutStock({ amount: money(order.left) })}
					inputMode="decimal"
					autoComplete="off"
					width="short"
				/>
			</div>
			{order.isByHand ? (
				<TextField
					field={field("how")}
					label={t.orderRefunds.how}
					hint={t.orderRefunds.howHint}
					autoComplete="off"
				/>
			) : null}
			<ReplaceField field={field("replace")} planned={order.planned} currency={currency} />
			<TextArea
				field={field("why")}
				label={t.words.reason}
				hint={t.orderRefunds.noteHint}
				optional
				rows={2}
			/>
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
	const price = (
		<>
			{quantity} × <Price amount={unit_price} currency={currency} />
		</>
	);
	return (
		<fieldset className="border-t border-line pt-3 pb-4">
			<legend className="sr-only">{title}</legend>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<div className="min-w-0 flex-1 basis-40">
					<p className="font-semibold wrap-anywhere">{title}</p>
					{options ? <p className="text-sm text-secondary wrap-anywhere">{options}</p> : null}
					<p className="text-sm text-secondary tabular-nums">
						{received > 0 ? t.orderRefunds.unitsReturned({ quantity: price, count: received }) : price}
					</p>
				</div>
				{left > 0 ? (
					<NumberField
						field={field(names.quantity)}
						label={t.orderRefunds.quantity({
							item: title,
							hidden: (text) => <span className="sr-only">{text}</span>,
						})}
						hint={t.orderRefunds.zeroTo({ left })}
						className=""
					/>
				) : (
					<p className="text-secondary">
						{line.refunded > 0 ? t.orderRefunds.refunded : t.orderRefunds.waitsReturn}
					</p>
				)}
			</div>
			{left > received ? (
				<SelectField
					field={field(names.stock)}
					label={received > 0 ? t.orderRefunds.unitsNotReturned : t.orderRefunds.stock}
					choices={stockChoices()}
					className="mt-2"
				/>
			) : null}
		</fieldset>
	);
}
