import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readPublicForm } from "#app/http/forms/forms.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { addFromPage, addToCart } from "#app/shop/cart/add-to-cart.server.ts";
import { additionSchema } from "#app/shop/cart/cart-form.ts";
import { formatAdded, formatNotAdded } from "#app/shop/cart/cart-messages.ts";
import { ensureLimitedCartOwner, productGone } from "#app/shop/cart/cart-request.server.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { listChoices } from "#app/shop/products/for-sale.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle = { subject: "shop" };

export const meta: MetaFunction = () => privatePageMeta(t.cart.add);

export const loader = () => json(null);

/** Adds a product to the cart from its page or its card in a list, and returns there. */
export async function action({ request }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readPublicForm(request, additionSchema, sender.person);
	if (!form.ok) return form.refusal;
	const { productId: chosenId, quantity, idempotencyKey, returnTo } = form.value;
	const choices = chosenId === null ? [] : await listChoices(db, chosenId);
	// A product has got options since its card was shown.
	if (chosenId !== null && choices.length > 1) return redirect(productPath(chosenId), 303);
	const variantId = form.value.variantId ?? choices[0] ?? null;
	if (variantId === null) throw nothingToAdd();
	const addition = { variantId, quantity, now: new Date() };
	const { owner, headers } = await ensureLimitedCartOwner(sender);
	// The button of the message after a removal has a key of its own.
	const outcome = idempotencyKey
		? await addToCart(db, { owner, ...addition, idempotencyKey })
		: await addFromPage(db, { owner, ...addition });
	if (!outcome.ok && outcome.reason === "unknown") throw nothingToAdd();
	const { productId } = outcome.what;
	const back = ownPath(returnTo, productPath(productId, variantId));
	if (!outcome.ok) return redirectWithFlash(back, { tone: "error", text: formatNotAdded(outcome) }, headers);
	const link = back.startsWith("/checkout") ? undefined : { href: "/checkout", label: t.cart.goToCheckout };
	return redirectWithFlash(back, { ...formatAdded(outcome), link }, headers);
}

const nothingToAdd = () => productGone(t.cart.nothingAdded);

/** Shows the form again after an invalid quantity. */
export default function Lines() {
	const lastResult = useActionData<typeof action>();
	const [form, fields] = useForm<{
		variantId: string;
		quantity: string;
		idempotencyKey: string;
		returnTo: string;
	}>({
		id: "addition",
		lastResult,
	});
	if (!lastResult)
		return (
			<EmptyState
				title={t.cart.nothingToAdd}
				icon="cart"
				action={<ButtonLink href="/checkout">{t.cart.view}</ButtonLink>}
			>
				{t.cart.chooseFirst({ link: (text) => <a href="/collection">{text}</a> })}
			</EmptyState>
		);
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.cart.howMany}</h1>
			<PostForm id={form.id} className="mt-6">
				<ErrorSummary form={form} />
				{[fields.variantId, fields.idempotencyKey, fields.returnTo].map(({ name, initialValue }) =>
					typeof initialValue === "string" ? (
						<input key={name} type="hidden" name={name} value={initialValue} />
					) : null,
				)}
				<TextField
					field={fields.quantity}
					label={t.words.quantity}
					inputMode="numeric"
					autoComplete="off"
					width="code"
				/>
				<Button busy={t.words.adding}>{t.cart.add}</Button>
			</PostForm>
		</div>
	);
}
