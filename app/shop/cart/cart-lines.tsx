import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldNotes, type FieldSource, initialText } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { lineNotices, nameOf } from "./cart-messages.ts";
import { isBuyable, quantityField, removeButton, saveButton } from "./line-fields.ts";
import { ProductLine } from "./product-line.tsx";
import type { CartLine } from "./read-cart.server.ts";

type CartLinesProps = {
	lines: readonly CartLine[];
	currency: string;
	/** The fields of the surrounding form, so that changing the cart loses nothing typed elsewhere. */
	field: (name: string) => FieldSource;
	/** Whether a line can be moved to the wishlist; true by default. */
	isSaveable?: boolean;
	/** The button that shows the form again. */
	update: { name: string; value: string; busy: string };
};

/** The lines of the cart. The Enter key presses a form's first button, so the first one must update. */
export function CartLines({ lines, ...shared }: CartLinesProps) {
	const sorted = [...lines.filter(isBuyable), ...lines.filter((line) => !isBuyable(line))];
	return (
		<ul className="divide-y divide-line border-y border-line">
			{sorted.map((line) => (
				<li key={line.id} className="py-4">
					<Line line={line} {...shared} />
				</li>
			))}
		</ul>
	);
}

function Line({
	line,
	currency,
	isSaveable = true,
	...shared
}: Omit<CartLinesProps, "lines"> & { line: CartLine }) {
	const { quantity, unitPrice, compareAt } = line;
	const name = nameOf(line);
	const price = <Price amount={unitPrice} currency={currency} compareAt={compareAt} />;
	return (
		<ProductLine line={line} aside={isBuyable(line) ? <Total line={line} currency={currency} /> : null}>
			{line.isSold ? <p className="mt-0.5 text-sm">{quantity > 1 ? t.cart.each({ price }) : price}</p> : null}
			{lineNotices(line, currency).map(({ tone, text }) => (
				<p key={text} data-tone={tone} className="mt-1.5 flex gap-1.5 text-sm font-semibold text-tone">
					<Icon name={tone === "blue" ? "info" : "alert"} />
					{text}
				</p>
			))}
			{isBuyable(line) ? <Quantity line={line} {...shared} /> : null}
			<div className="-ms-3 mt-1 flex flex-wrap">
				<Button
					variant="quiet"
					dense
					name={removeButton(line)}
					value={t.words.remove}
					busy={t.words.removing}
				>
					{t.words.remove}
					<span className="sr-only"> {name}</span>
				</Button>
				{isSaveable && line.isSold ? (
					<Button
						variant="quiet"
						dense
						name={saveButton(line)}
						value={t.cart.saveForLater}
						busy={t.words.saving}
					>
						{t.cart.saveForLater}
						<span className="sr-only"> {name}</span>
					</Button>
				) : null}
			</div>
		</ProductLine>
	);
}

function Quantity({
	line,
	field: fieldOf,
	update,
}: Pick<CartLinesProps, "field" | "update"> & { line: CartLine }) {
	const field = fieldOf(quantityField(line));
	const name = nameOf(line);
	return (
		<div className="mt-3">
			<div className="flex items-center gap-2">
				<label>
					<span className="sr-only">{t.cart.quantityOf({ name })}</span>
					<input
						type="text"
						id={field.id}
						name={field.name}
						inputMode="numeric"
						autoComplete="off"
						defaultValue={initialText(field) ?? line.quantity}
						className="control w-16 text-center tabular-nums"
						aria-invalid={field.errors ? true : undefined}
						aria-describedby={field.errors ? field.errorId : undefined}
					/>
				</label>{" "}
				<Button {...update} variant="plain" className="in-[.follows]:hidden">
					{t.cart.update({ name, hidden: (text) => <span className="sr-only">{text}</span> })}
				</Button>
			</div>
			<FieldNotes field={field} />
		</div>
	);
}

function Total({ line, currency }: { line: CartLine; currency: string }) {
	return (
		<p className="font-semibold">
			<span className="sr-only">{t.words.total} </span>
			<Price amount={line.unitPrice * line.quantity} currency={currency} />
		</p>
	);
}
