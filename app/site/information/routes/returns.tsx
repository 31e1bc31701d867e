import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { RETURN_KINDS } from "#app/shop/pricing/return-kinds.ts";
import { LongText } from "#app/site/information/long-text.tsx";
import sections from "#app/site/information/returns.md?sections";

const { withdrawal, return: problem } = RETURN_KINDS;

export const handle: ScreenHandle = { cached: true };

export const meta = () => [
	{ title: pageTitle("Returns") },
	{ name: "description", content: `How to return what you bought on ${marketName()}, and until when.` },
];

export default function Returns() {
	return (
		<LongText
			title="Returns"
			lead={`Send products back within ${withdrawal.days} days of delivery. No reason needed.`}
			parts={sections}
			values={{
				withdrawalDays: String(withdrawal.days),
				problemYears: String(Math.floor(problem.days / 365)),
			}}
		/>
	);
}
