import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { actOnOrders, BULK_CHANGES } from "#app/shop/orders/act-on-order.server.ts";
import { returnListOf } from "#app/shop/orders/list/order-filters.ts";
import { describeBulk } from "#app/shop/orders/order-messages.ts";
import { numbersSchema, readNumbers } from "#app/shop/orders/shipping/parcel-fields.ts";
import { readSelectedOrders } from "#app/shop/orders/shipping/selected-orders.server.ts";
import { NotReady } from "#app/shop/orders/ui/parcel-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: "Confirm orders – Meeha" }];

/** Asks before the selected orders, `?numbers=…`, are confirmed. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const numbers = readNumbers(new URL(request.url).searchParams.getAll("numbers"));
	const orders = await readSelectedOrders(db, { numbers, change: BULK_CHANGES.confirm.change });
	const list = returnListOf(request.url);
	if (orders.length === 0) return redirect(list, { status: 303 });
	if (!orders.some(({ isReady }) => isReady)) {
		const refused = orders.map(({ number }) => number);
		const outcome = { done: 0, refused, otherwiseShipped: [], failed: [] };
		throw await redirectWithFlash(list, describeBulk(outcome, BULK_CHANGES.confirm.done, ""));
	}
	return json({ orders, list });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const list = returnListOf(request.url);
	const form = await readForm(request, numbersSchema, person);
	if (!form.ok) return redirect(list, { status: 303 });
	const numbers = form.value;
	const now = new Date();
	const outcome = await actOnOrders(db, { numbers, bulk: "confirm", actorId: person.accountId, now });
	const [failure = ""] = outcome.failed.map(({ error }) => failureReason(error, "confirm orders", request));
	return redirectWithFlash(list, describeBulk(outcome, BULK_CHANGES.confirm.done, failure));
}

export default function BulkConfirmation() {
	const { orders, list } = useLoaderData<typeof loader>();
	const count = orders.filter(({ isReady }) => isReady).length;
	const noun = count === 1 ? "order" : "orders";
	return (
		<>
			<DashboardNav here="/orders" />
			<PageHeading title="Orders" />
			<Dialog
				title={`Confirm ${count} ${noun}?`}
				closeHref={list}
				safeLabel="Go back"
				actions={
					<PostForm>
						{orders.map(({ number }) => (
							<input key={number} type="hidden" name="numbers" value={number} />
						))}
						<Button busy="Confirming...">
							Confirm {count} {noun}
						</Button>
					</PostForm>
				}
			>
				<NotReady orders={orders.filter(({ isReady }) => !isReady)}>
					Only new orders can be confirmed.
				</NotReady>
				<p className="text-secondary">{count === 1 ? "The customer gets" : "Each customer gets"} an email.</p>
			</Dialog>
		</>
	);
}
