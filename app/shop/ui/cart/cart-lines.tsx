import { lineNotices, nameOf } from "#app/shop/cart/cart-sentences.ts";
import { isBuyable } from "#app/shop/cart/cart-words.ts";
import type { CartLine } from "#app/shop/cart/read-cart.server.ts";
import { maskId } from "#app/site/masked-id.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { Thing } from "./thing.tsx";

type CartLinesProps = { lines: readonly CartLine[]; currency: string };

/** What is in the cart, each line with its own forms: none of them may stand inside another form. */
export function CartLines({ lines, currency }: CartLinesProps) {
	return (
		<>
			<ul className="divide-y divide-line border-y border-line">
				{lines.map((line) => (
					<li key={line.id} className="py-4">
						<Line line={line} currency={currency} />
					</li>
				))}
			</ul>
			<p className="mt-3">
				<a href="/wishlist" className="link inline-flex min-h-6 items-center gap-1.5">
					<Icon name="heart" /> Your wishlist
				</a>
			</p>
		</>
	);
}

function Line({ line, currency }: { line: CartLine; currency: string }) {
	const { quantity, unitPrice, compareAt } = line;
	const name = nameOf(line);
	const path = `/cart/lines/${maskId(line.id)}`;
	return (
		<Thing thing={line} aside={isBuyable(line) ? <Total line={line} currency={currency} /> : null}>
			<p className="mt-0.5 text-sm">
				<Price amount={unitPrice} currency={currency} compareAt={compareAt} />
				{quantity > 1 ? " each" : null}
			</p>
			{lineNotices(line, currency).map(({ tone, text }) => (
				<p key={text} data-tone={tone} className="mt-1.5 flex gap-1.5 text-sm font-semibold text-tone">
					<Icon name={tone === "blue" ? "info" : "alert"} />
					{text}
				</p>
			))}
			{isBuyable(line) ? (
				<PostForm action={`${path}/quantity`} className="mt-3 flex items-center gap-2">
					<label>
						<span className="sr-only">Quantity of {name}</span>
						<input
							type="text"
							name="quantity"
							inputMode="numeric"
							autoComplete="off"
							defaultValue={quantity}
							className="control w-16 text-center tabular-nums"
						/>
					</label>
					<Button variant="plain" busy="Updating...">
						Update
						<span className="sr-only"> the quantity of {name}</span>
					</Button>
				</PostForm>
			) : null}
			<div className="-ml-3 mt-1 flex flex-wrap">
				<PostForm action={`${path}/removal`}>
					<Button variant="quiet" dense busy="Removing...">
						Remove<span className="sr-only"> {name}</span>
					</Button>
				</PostForm>
				<PostForm action={`${path}/wish`}>
					<Button variant="quiet" dense busy="Saving...">
						Save for later<span className="sr-only"> {name}</span>
					</Button>
				</PostForm>
			</div>
		</Thing>
	);
}

function Total({ line, currency }: { line: CartLine; currency: string }) {
	return (
		<p className="font-semibold">
			<span className="sr-only">Together </span>
			<Price amount={line.unitPrice * line.quantity} currency={currency} />
		</p>
	);
}
