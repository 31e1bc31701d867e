import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { PROVIDERS } from "#app/payments/payment-labels.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { LongText } from "#app/site/information/long-text.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta = () =>
	pageMeta({
		path: "/terms",
		title: t.information.terms.title,
		description: t.information.terms.description({ market: marketName() }),
	});

export const loader = cacheUntilChanged({ of: [] }, async () => ({
	provider: paymentProvider && PROVIDERS[paymentProvider.name],
}));

export default function Terms() {
	const { provider } = useLoaderData<typeof loader>();
	return (
		<LongText
			title={t.information.terms.title}
			lead={t.information.terms.lead({ market: marketName() })}
			since="2026-11-26"
			name="terms"
			values={{ provider }}
		/>
	);
}
