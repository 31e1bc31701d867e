import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { RETURN_KINDS } from "#app/shop/pricing/return-kinds.ts";
import { LongText } from "#app/site/information/long-text.tsx";

const { withdrawal, return: problem } = RETURN_KINDS;

export const handle: ScreenHandle = { cached: true };

export const meta = () =>
	pageMeta({
		path: "/returns",
		title: t.information.returns.title,
		description: t.information.returns.description({ market: marketName() }),
	});

export default function Returns() {
	return (
		<LongText
			title={t.information.returns.title}
			lead={t.information.returns.lead({ days: withdrawal.days })}
			name="returns"
			values={{
				withdrawalDays: String(withdrawal.days),
				problemYears: String(Math.floor(problem.days / 365)),
			}}
		/>
	);
}
