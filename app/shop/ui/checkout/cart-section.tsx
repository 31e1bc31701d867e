import { PUT_BACK } from "#app/shop/cart/cart-sentences.ts";
import type { SaidOfCart } from "#app/shop/cart/lines/change-lines.server.ts";
import { restoreButton } from "#app/shop/cart/lines/line-fields.ts";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { CartLines } from "#app/shop/ui/cart/cart-lines.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section, UPDATE } from "./checkout-sections.tsx";

const LOOKS = {
	success: { tone: "green", icon: "check" },
	info: { tone: "blue", icon: "info" },
	error: { tone: "red", icon: "alert" },
} as const;

type CartSectionProps = {
	view: CheckoutView;
	currency: string;
	field: (name: string) => FieldSource;
	/** What came of the change that was asked for. */
	said: SaidOfCart | null;
};

/** The cart as a part of the checkout's form; below it what was just changed in it, which can be undone there. */
export function CartSection({ view, currency, field, said }: CartSectionProps) {
	const count = view.lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<div data-part="cart">
			<Section title={`Your cart: ${count} ${count === 1 ? "item" : "items"}`}>
				<CartLines lines={view.lines} currency={currency} field={field} update={UPDATE} />
				{said ? <Said {...said} /> : null}
				<p className="mt-3">
					<a href="/wishlist" className="link inline-flex min-h-6 items-center gap-1.5">
						<Icon name="heart" /> Your wishlist
					</a>
				</p>
			</Section>
		</div>
	);
}

function Said({ tone, text, link, putBack }: SaidOfCart) {
	const look = LOOKS[tone];
	return (
		<div role={tone === "error" ? "alert" : "status"} data-tone={look.tone} className="notice mt-4">
			<Icon name={look.icon} />
			<p>
				{text}{" "}
				{link ? (
					<a href={link.href} className="link font-semibold">
						{link.label}
					</a>
				) : null}
				{putBack ? (
					<button
						type="submit"
						name={restoreButton(putBack)}
						value={PUT_BACK}
						className="link cursor-pointer font-semibold"
					>
						{PUT_BACK}
					</button>
				) : null}
			</p>
		</div>
	);
}
