import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { cacheUntilChanged } from "#app/page-cache/index.server.ts";
import { PROVIDERS } from "#app/payments/payment-labels.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { PAYMENT_METHODS } from "#app/shop/pricing/payment-methods.ts";
import { LongText } from "#app/site/information/long-text.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta = () =>
	pageMeta({
		path: "/help",
		title: t.information.help.title,
		description: t.information.help.description({ market: marketName() }),
	});

export const loader = cacheUntilChanged({ of: [] }, async () => ({
	provider: paymentProvider && PROVIDERS[paymentProvider.name],
}));

export default function Help() {
	const { provider } = useLoaderData<typeof loader>();
	return (
		<LongText
			title={t.information.help.title}
			lead={t.information.help.lead}
			name="help"
			values={{ provider, payWithin: String(PAYMENT_METHODS.bank_transfer.payWithinDays) }}
		/>
	);
}
