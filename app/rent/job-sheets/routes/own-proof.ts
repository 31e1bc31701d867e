import type { LoaderFunctionArgs } from "@remix-run/node";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { sendProofPhoto } from "#app/rent/job-sheets/proof-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	return sendProofPhoto({ number, viewer: await readViewer(request, number) }, params.file);
}
