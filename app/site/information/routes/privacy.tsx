import { useLoaderData } from "@remix-run/react";
import { OPENID } from "#app/account/proof/openid-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { PROVIDERS } from "#app/payments/payment-labels.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { PrivacyText } from "#app/site/information/privacy-text.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta = () =>
	pageMeta({
		path: "/privacy",
		title: t.information.privacy.title,
		description: t.information.privacy.description({ market: marketName() }),
	});

export const loader = cacheUntilChanged({ of: [] }, async () => ({
	provider: paymentProvider && PROVIDERS[paymentProvider.name],
	openid: OPENID?.name ?? null,
}));

export default function Privacy() {
	const { provider, openid } = useLoaderData<typeof loader>();
	return <PrivacyText provider={provider} openid={openid} />;
}
