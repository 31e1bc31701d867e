import type { SubmissionResult } from "@conform-to/react";
import type { ShownCartMessage } from "#app/shop/cart/change-lines.server.ts";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { CartSection } from "./cart-section.tsx";
import { Needs, type NeedsProps } from "./needs.tsx";
import { Sums } from "./sums.tsx";

export type CheckoutFormProps = {
	view: CheckoutView;
	idempotencyKey: string;
	currency: string;
	addresses: NeedsProps["addresses"];
	message: ShownCartMessage | null;
	/** The part whose button was pressed: it gets the focus. */
	landOn: "discount" | "country" | "delivery" | null;
	fields: Record<string, FieldSource>;
	lastResult: SubmissionResult<string[]> | undefined;
};

/** The cart, the order's fields and the totals in one form, so that no button loses anything. */
export function CheckoutForm({ view, idempotencyKey, currency, message, ...needs }: CheckoutFormProps) {
	const field = (name: string) => needs.fields[name] as FieldSource;
	return (
		<PostForm
			id="checkout"
			action="/checkout"
			idempotencyKey={idempotencyKey}
			guarded
			className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
		>
			<div className="grid gap-6">
				<div className="hidden" data-part="expectedVersion">
					<input type="hidden" name="cart" value={view.cart} />
					<input type="hidden" name="expectedVersion" value={view.expectedVersion} />
				</div>
				<CartSection view={view} currency={currency} field={field} restoreLine={message?.restoreLine} />
				{hasGoods(view) ? <Needs view={view} currency={currency} field={field} {...needs} /> : null}
			</div>
			{hasGoods(view) ? (
				<Sums view={view} currency={currency} field={field} isLanding={needs.landOn === "discount"} />
			) : null}
		</PostForm>
	);
}

const hasGoods = ({ summary }: CheckoutView) => summary.lines.length > 0;
