import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { LongText } from "#app/site/information/long-text.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta = () =>
	pageMeta({
		path: "/about",
		title: t.information.about.title,
		description: t.information.about.description({ market: marketName() }),
	});

export default function About() {
	return (
		<LongText
			title={t.information.about.heading({ market: marketName() })}
			lead={t.information.about.lead}
			name="about"
		/>
	);
}
