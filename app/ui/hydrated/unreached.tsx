import { useEffect } from "react";
import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { waitForServer } from "./server-reach.ts";

/** Whether a page of a hydrated screen could not be requested at all. Browsers have different words for it. */
export const isUnreached = (error: unknown): boolean =>
	error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** For a page that could not be requested. It opens when the server answers again. */
export function Unreached() {
	useEffect(() => {
		const waiting = new AbortController();
		waitForServer(waiting.signal, () => {}).then(() => {
			if (!waiting.signal.aborted) location.reload();
		});
		return () => waiting.abort();
	}, []);
	return (
		<div className="mx-auto flex max-w-form flex-col items-center gap-5 py-8 text-center">
			<h1 className="text-2xl">{t.notSent.unreached.title}</h1>
			<p role="status" className="text-secondary">
				{t.notSent.unreached.text}
			</p>
			<ButtonLink href="">{t.errors.tryAgain}</ButtonLink>
		</div>
	);
}
