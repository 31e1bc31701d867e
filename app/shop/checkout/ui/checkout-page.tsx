import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { CartLines } from "#app/shop/cart/cart-lines.tsx";

import type { ShownCartMessage } from "#app/shop/cart/change-lines.server.ts";
import { restoreButton } from "#app/shop/cart/line-fields.ts";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChangesNotice } from "#app/ui/office/changed-values.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import {
	type AddressChoice,
	CheckoutFields,
	type CheckoutPart,
	CheckoutSection,
	ContactFields,
	SaveAddress,
	UPDATE,
} from "./checkout-fields.tsx";
import followUrl from "./follow.js?url";
import { OrderSummary, PlaceOrder } from "./order-summary.tsx";

type CheckoutPageProps = {
	/** Null without a cart. */
	view: CheckoutView | null;
	idempotencyKey: string;
	currency: string;
	/** Null for a guest, who has no saved addresses. */
	addresses: AddressChoice[] | null;
	message: ShownCartMessage | null;
	landOn: CheckoutPart["landOn"];
	lastResult: SubmissionResult<string[]> | undefined;
	defaults: Record<string, string>;
};

/** The cart, the order's fields and the totals in one form, so that no button loses anything. */
export function CheckoutPage({
	view,
	idempotencyKey,
	currency,
	addresses,
	message,
	landOn,
	lastResult,
	defaults,
}: CheckoutPageProps) {
	const [{ id, allErrors }, fields] = useForm<Record<string, string>>({
		id: "checkout",
		lastResult,
		defaultValue: defaults,
	});
	if (!view) return <EmptyCart />;
	const field = (name: string) => fields[name] as FieldSource;
	const part = { view, currency, field, landOn };
	const hasGoods = view.summary.lines.length > 0;
	return (
		<>
			<PageHeading title={t.checkout.title} />
			<div data-part="message">{message ? <CartNotice {...message} /> : null}</div>
			<ErrorSummary form={{ id, allErrors: asOnPage(allErrors) }} autoFocus={!landOn} />
			<div data-part="changes">
				<QuoteChanges changes={view.changes} hasGoods={hasGoods} />
			</div>
			<PostForm
				id="checkout"
				action="/checkout"
				idempotencyKey={idempotencyKey}
				guarded
				className="checkout-columns grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
			>
				{hasGoods ? <OrderSummary {...part} /> : null}
				<div className="checkout-fields grid gap-6">
					<div className="hidden" data-part="agreedQuote">
						<input type="hidden" name="cart" value={view.cart} />
						<input type="hidden" name="agreedQuote" value={view.agreedQuote} />
					</div>
					<CartSection {...part} restoreLine={message?.restoreLine} />
					{hasGoods ? (
						<>
							<ContactFields field={field} isGuest={addresses === null} />
							<CheckoutFields
								{...part}
								addresses={addresses ?? []}
								saveAddress={addresses === null ? null : <SaveAddress lastResult={lastResult} />}
							/>
						</>
					) : null}
				</div>
				{hasGoods ? (
					<div className="checkout-button">
						<PlaceOrder {...part}>
							{t.checkout.agree({ link: (text) => <a href="/terms">{text}</a> })}
						</PlaceOrder>
					</div>
				) : null}
			</PostForm>
			<script type="module" src={followUrl} />
		</>
	);
}

const IN_ORDER =
	"email country name contact line1 line2 city postalCode region deliveryMethod paymentMethod".split(" ");

/** conform sorts errors by field name; a summary has the order of the page. */
export function asOnPage(errors: Record<string, string[]>): Record<string, string[]> {
	const place = (name: string) =>
		name.startsWith("quantity_") ? -1 : IN_ORDER.includes(name) ? IN_ORDER.indexOf(name) : IN_ORDER.length;
	return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)));
}

function EmptyCart() {
	return (
		<>
			<PageHeading title={t.checkout.title} />
			<EmptyState
				title={t.checkout.emptyTitle}
				icon="cart"
				action={<ButtonLink href="/collection">{t.checkout.browse}</ButtonLink>}
			>
				{t.checkout.emptyText({ link: (text) => <a href="/order-confirmation">{text}</a> })}
			</EmptyState>
		</>
	);
}

const LOOKS = {
	success: { tone: "green", icon: "check" },
	info: { tone: "blue", icon: "info" },
	error: { tone: "red", icon: "alert" },
} as const;

function CartNotice({ tone, text, link }: ShownCartMessage) {
	const look = LOOKS[tone];
	return (
		<div role={tone === "error" ? "alert" : "status"} data-tone={look.tone} className="notice mb-6">
			<Icon name={look.icon} />
			<p>
				{text}{" "}
				{link ? (
					<a href={link.href} className="link font-semibold">
						{link.label}
					</a>
				) : null}
			</p>
		</div>
	);
}

export function QuoteChanges({ changes, hasGoods }: { changes: readonly string[]; hasGoods: boolean }) {
	if (changes.length === 0) return null;
	return (
		<ChangesNotice title={t.checkout.reviewChanges}>
			<ul className="mt-1 list-disc space-y-1 ps-5">
				{changes.map((change) => (
					<li key={change}>{change}</li>
				))}
			</ul>
			{hasGoods ? (
				<p className="mt-2">
					{t.checkout.notOrdered({ link: (text) => <a href="#checkout-summary">{text}</a> })}
				</p>
			) : null}
		</ChangesNotice>
	);
}

type CartSectionProps = CheckoutPart & { restoreLine: ShownCartMessage["restoreLine"] };

/** Its undo button comes below the cart, because the Enter key presses the form's first button. */
function CartSection({ view, currency, field, restoreLine }: CartSectionProps) {
	const count = view.lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<div data-part="cart">
			<CheckoutSection title={t.checkout.cartTitle({ count })}>
				<CartLines lines={view.lines} currency={currency} field={field} update={UPDATE} />
				{restoreLine ? (
					<p className="mt-3 flex flex-wrap items-center gap-x-2">
						{t.checkout.removedByMistake}{" "}
						<Button
							variant="plain"
							dense
							name={restoreButton(restoreLine)}
							value={t.words.undo}
							busy={t.words.adding}
						>
							{t.words.undo}
						</Button>
					</p>
				) : null}
				<p className="mt-3">
					<a href="/wishlist" className="link inline-flex min-h-6 items-center gap-1.5">
						<Icon name="heart" /> {t.checkout.wishlist}
					</a>
				</p>
			</CheckoutSection>
		</div>
	);
}
