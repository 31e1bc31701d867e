import { CartLines } from "#app/shop/cart/cart-lines.tsx";
import { RESTORE_LABEL } from "#app/shop/cart/cart-messages.ts";
import type { ShownCartMessage } from "#app/shop/cart/change-lines.server.ts";
import { restoreButton } from "#app/shop/cart/line-fields.ts";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CheckoutSection, UPDATE } from "./checkout-sections.tsx";

type CartSectionProps = {
	view: CheckoutView;
	currency: string;
	field: (name: string) => FieldSource;
	restoreLine: ShownCartMessage["restoreLine"];
};

/**
 * The cart inside the checkout's form. Its undo button comes below the cart, because the Enter key presses
 * the form's first button.
 */
export function CartSection({ view, currency, field, restoreLine }: CartSectionProps) {
	const count = view.lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<div data-part="cart">
			<CheckoutSection title={`Your cart: ${count} ${count === 1 ? "item" : "items"}`}>
				<CartLines lines={view.lines} currency={currency} field={field} update={UPDATE} />
				{restoreLine ? (
					<p className="mt-3 flex flex-wrap items-center gap-x-2">
						Removed by mistake?{" "}
						<Button
							variant="plain"
							dense
							name={restoreButton(restoreLine)}
							value={RESTORE_LABEL}
							busy="Adding..."
						>
							{RESTORE_LABEL}
						</Button>
					</p>
				) : null}
				<p className="mt-3">
					<a href="/wishlist" className="link inline-flex min-h-6 items-center gap-1.5">
						<Icon name="heart" /> Your wishlist
					</a>
				</p>
			</CheckoutSection>
		</div>
	);
}
