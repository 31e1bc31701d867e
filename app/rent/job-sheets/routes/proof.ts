import type { LoaderFunctionArgs } from "@remix-run/node";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { sendProofPhoto } from "#app/rent/job-sheets/proof-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	return sendProofPhoto({ number: orderNumberFrom(params) }, params.file);
}
