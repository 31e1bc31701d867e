import { json } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { type FoundCustomer, readCustomer } from "./read-customer.server.ts";

/** The customer in a URL; throws a 404. */
export async function requireCustomer({ customerId = "" }: { customerId?: string }): Promise<FoundCustomer> {
	const customer = await readCustomer(db, { id: unmaskId(customerId) });
	if (!customer) throw json(null, { status: 404 });
	return customer;
}
