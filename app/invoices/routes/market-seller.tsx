import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { proofToAskFor } from "#app/account/proof/prove-identity-request.server.ts";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { trailPath } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { market } from "#app/http/process/market.server.ts";
import { marketSeller } from "#app/http/process/market-seller.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { answerSellerForm, readSellerForm } from "#app/invoices/seller-request.server.ts";
import { SellerForm } from "#app/invoices/ui/seller-form.tsx";

const PATH = "/dashboard/seller";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.invoices.seller.title) }];

const ofMarket = () => ({ hotelId: null, timeZone: market.timeZone, country: market.country });

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const { name, address, taxNumber } = marketSeller();
	const suggested =
		address.length > 0
			? { name, address: address.join("\n"), taxNumber }
			: { name: "", address: "", taxNumber: "" };
	return json({ form: await readSellerForm(ofMarket(), suggested), proof: await proofToAskFor(person) });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	return answerSellerForm(request, { seller: ofMarket(), person, path: PATH });
}

export default function MarketSeller() {
	const { form, proof } = useLoaderData<typeof loader>();
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{t.invoices.seller.title}</h1>
			<p className="mt-1 mb-6 text-secondary">{t.invoices.seller.lead}</p>
			<SellerForm
				{...form}
				proofField={(field) => <ProofField field={field} kind={proof} />}
				trail={trailPath("seller", "market")}
				lastResult={useActionData<typeof action>()}
			/>
		</div>
	);
}
