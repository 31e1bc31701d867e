import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { readCartId, readCartOwner } from "#app/http/identity/cart.server.ts";
import { readPerson } from "#app/http/identity/session.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { quantitySchema } from "#app/shop/cart/cart-form.ts";
import { nameOf, sayQuantity, sayRemoved } from "#app/shop/cart/cart-sentences.ts";
import { removeLine, setQuantity } from "#app/shop/cart/change-cart.server.ts";
import { readCart } from "#app/shop/cart/read-cart.server.ts";
import { Thing } from "#app/shop/ui/cart/thing.tsx";
import { unmaskId } from "#app/site/masked-id.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const handle = { subject: "shop" };

export const meta: MetaFunction = () => [
	{ title: "Change the quantity – Meeha" },
	{ name: "robots", content: "noindex" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const cartId = await readCartId(request);
	const cart = cartId === undefined ? undefined : await readCart(db, { cartId });
	const lineId = unmaskId(params.lineId ?? "");
	const line = cart?.lines.find(({ id }) => id === lineId);
	if (!line) throw json(null, { status: 404 });
	return json({ line });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, quantitySchema, person);
	if (!form.ok) return form.refusal;
	const { quantity } = form.value;
	const owner = await readCartOwner(request, person);
	const lineId = unmaskId(params.lineId ?? "") ?? 0;
	const now = new Date();
	if (quantity === 0)
		return redirectWithFlash(
			"/checkout",
			sayRemoved(await removeLine(db, { owner, lineId, now }), randomUUID()),
		);
	const outcome = await setQuantity(db, { owner, lineId, quantity, now });
	return redirectWithFlash("/checkout", sayQuantity(outcome));
}

/** What is seen of it: one line's form again, when the quantity was none. */
export default function Quantity() {
	const { line } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ quantity: string }>({
		id: "line",
		lastResult: useActionData<typeof action>(),
		defaultValue: { quantity: String(line.quantity) },
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="mb-6 text-2xl">Change the quantity</h1>
			<Thing thing={line}>
				<p className="mt-1 text-sm text-secondary">{line.quantity} in your cart</p>
			</Thing>
			<PostForm id={form.id} className="mt-6">
				<ErrorSummary form={form} title="The quantity is as it was" />
				<TextField
					field={fields.quantity}
					label={`Quantity of ${nameOf(line)}`}
					inputMode="numeric"
					autoComplete="off"
					width="code"
				/>
				<Button busy="Updating...">Update</Button>
				<ButtonLink href="/checkout" variant="quiet">
					Back to your cart
				</ButtonLink>
			</PostForm>
		</div>
	);
}
