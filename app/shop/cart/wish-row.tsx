import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { nameOf } from "./cart-messages.ts";
import { isBuyable } from "./line-fields.ts";
import { ProductLine } from "./product-line.tsx";
import type { Wish } from "./wishlist.server.ts";

/** A product of a wishlist, with its price and buttons. */
export function WishRow({ wish, currency }: { wish: Wish; currency: string }) {
	const path = `/wishlist/items/${maskId(wish.id)}`;
	const name = nameOf(wish);
	return (
		<ProductLine line={wish}>
			{wish.isSold ? (
				<p className="mt-0.5 text-sm">
					<Price amount={wish.unitPrice} currency={currency} compareAt={wish.compareAt} />
				</p>
			) : null}
			{isBuyable(wish) ? null : (
				<p className="mt-1 text-sm text-secondary">
					{wish.isSold ? t.cart.outOfStock : t.cart.noLongerAvailable}
				</p>
			)}
			<div className="mt-3 flex flex-wrap gap-2">
				{isBuyable(wish) ? (
					<PostForm action={`${path}/cart`}>
						<Button busy={t.words.adding}>
							{t.cart.add}
							<span className="sr-only"> {name}</span>
						</Button>
					</PostForm>
				) : null}
				<PostForm action={`${path}/removal`}>
					<Button variant="plain" busy={t.words.removing} className="px-3">
						{t.words.remove}
						<span className="sr-only"> {name}</span>
					</Button>
				</PostForm>
			</div>
		</ProductLine>
	);
}
