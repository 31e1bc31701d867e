import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { CartLines } from "#app/shop/cart/cart-lines.tsx";
import { restoreButton } from "#app/shop/cart/line-fields.ts";
import {
	type AddressChoice,
	CheckoutFields,
	type CheckoutPart,
	CheckoutSection,
	UPDATE,
} from "#app/shop/checkout/ui/checkout-fields.tsx";
import { asOnPage, QuoteChanges } from "#app/shop/checkout/ui/checkout-page.tsx";
import followUrl from "#app/shop/checkout/ui/follow.js?url";
import { OrderSummary, PlaceOrder } from "#app/shop/checkout/ui/order-summary.tsx";
import type { CheckoutView } from "#app/shop/checkout/view-checkout.server.ts";
import { AddItem, FindItems } from "#app/shop/products/ui/find-items.tsx";
import { Flash, type FlashTone } from "#app/ui/dialog/flash.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { CustomerFields } from "./customer-fields.tsx";

type PhoneOrderPageProps = Pick<Parameters<typeof FindItems>[0], "found"> & {
	draft: string;
	/** Makes pressing a button that adds an item twice add one unit. */
	addingKey: string;
	/** Null before the first item. */
	view: CheckoutView | null;
	currency: string;
	/** The account with the typed email. */
	customer: { name: string } | null;
	addresses: readonly AddressChoice[];
	message: { tone: FlashTone; text: string } | null;
	landOn: CheckoutPart["landOn"];
	lastResult: SubmissionResult<string[]> | undefined;
	defaults: Record<string, string>;
};

/** The checkout’s form for staff, who add the items and type what the customer says. */
export function PhoneOrderPage(props: PhoneOrderPageProps) {
	const { draft, view, found, addingKey, currency, customer, addresses } = props;
	const { message, landOn, lastResult, defaults } = props;
	const [{ id, allErrors }, fields] = useForm<Record<string, string>>({
		id: "checkout",
		lastResult,
		defaultValue: defaults,
	});
	const field = (name: string) => fields[name] as FieldSource;
	const hasGoods = view !== null && view.summary.lines.length > 0;
	return (
		<>
			<PageHeading title={t.phoneOrder.newOrder} sub={t.phoneOrder.lead} />
			<div data-part="message">
				{message?.text ? <Flash tone={message.tone}>{message.text}</Flash> : null}
			</div>
			<ErrorSummary form={{ id, allErrors: asOnPage(allErrors) }} autoFocus={!landOn} />
			<div data-part="changes">
				<QuoteChanges changes={view?.changes ?? []} hasGoods={hasGoods} />
			</div>
			<PostForm
				id="checkout"
				action={`/orders/new?draft=${draft}`}
				className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
			>
				{hasGoods ? <OrderSummary view={view} currency={currency} field={field} landOn={landOn} /> : null}
				<div className="grid gap-6">
					<CheckoutSection title={t.phoneOrder.items}>
						<FindItems
							field={field("find")}
							found={found}
							currency={currency}
							add={(item) => (
								<AddItem
									item={item}
									name={restoreButton({
										variantId: maskId(item.variantId),
										quantity: "1",
										idempotencyKey: addingKey,
									})}
									value="Add"
								/>
							)}
						/>
						<div data-part="cart">
							{view ? (
								<CartLines
									lines={view.lines}
									currency={currency}
									field={field}
									update={UPDATE}
									isSaveable={false}
								/>
							) : null}
						</div>
					</CheckoutSection>
					{hasGoods ? (
						<>
							<div className="hidden" data-part="agreedQuote">
								<input type="hidden" name="agreedQuote" value={view.agreedQuote} />
							</div>
							<CustomerFields field={field} customer={customer} />
							<CheckoutFields
								view={view}
								currency={currency}
								field={field}
								landOn={landOn}
								addresses={addresses}
							/>
							<PlaceOrder view={view} currency={currency} field={field} landOn={landOn}>
								{t.phoneOrder.tell({ link: (text) => <a href="/terms">{text}</a> })}
							</PlaceOrder>
						</>
					) : (
						<Kept typed={{ ...defaults, ...lastResult?.initialValue }} />
					)}
				</div>
			</PostForm>
			<script type="module" src={followUrl} />
		</>
	);
}

const KEPT =
	"email forAccount country name contact line1 line2 city postalCode region regionCountry deliveryMethod paymentMethod note discountCode";

/** What was typed about the customer, while there are no items. */
function Kept({ typed }: { typed: Record<string, unknown> }) {
	return KEPT.split(" ").map((name) => {
		const value = typed[name];
		return typeof value === "string" && value !== "" ? (
			<input key={name} type="hidden" name={name} value={value} />
		) : null;
	});
}
