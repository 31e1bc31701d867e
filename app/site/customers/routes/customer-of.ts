import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { maskId } from "#app/common/masked-id.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { CUSTOMER_LIST } from "#app/site/customers/customer-filters.ts";
import { findCustomerOf } from "#app/site/customers/read-customer.server.ts";

/** Leads from an order, a stay or a move to its customer. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const customer = await findCustomerOf(db, { number: orderNumberFrom(params) });
	if (!customer) throw json(null, { status: 404 });
	return redirect(`${CUSTOMER_LIST.path}/${maskId(customer.id)}`, 303);
}
