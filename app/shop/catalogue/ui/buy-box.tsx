import { maskId } from "#app/common/masked-id.ts";
import { formatStock, isSoldOut } from "#app/shop/catalogue/choose-variant.ts";
import type { VariantView } from "#app/shop/catalogue/read-product.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PublicForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Remembered } from "#app/ui/remembered-markup.tsx";
import "./product-page.css";

/**
 * The "Add to cart" button, which stays visible on phones, and "Save for later", which is also there when out
 * of stock.
 */
export function BuyBox({ variant }: { variant: VariantView }) {
	const id = <input type="hidden" name="variantId" value={maskId(variant.id)} />;
	return (
		<>
			{isSoldOut(variant) ? null : (
				<PublicForm action="/cart/lines" className="buy-bar mt-6">
					{id}
					<Remembered as="div" className="flex items-end gap-3" component={CartFields} props={{}} />
				</PublicForm>
			)}
			<PublicForm action="/wishlist/items" className="mt-3">
				{id}
				<Remembered as="div" component={WishlistButton} props={{}} />
			</PublicForm>
		</>
	);
}

function CartFields() {
	return (
		<>
			<label className="block text-sm text-secondary">
				Quantity
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
			<Button busy="Adding..." className="flex-1">
				<Icon name="cart" /> Add to cart
			</Button>
		</>
	);
}

function WishlistButton() {
	return (
		<Button variant="plain" busy="Saving..." className="w-full">
			<Icon name="heart" /> Save for later
		</Button>
	);
}

/** How many units of a variant are left. */
export function StockLevel({ variant }: { variant: { left: number | null } }) {
	const text = formatStock(variant);
	const tone = isSoldOut(variant) ? "red" : text === "In stock" ? "green" : "yellow";
	return (
		<p data-tone={tone} className="mt-1 font-semibold text-tone">
			{text}
		</p>
	);
}
