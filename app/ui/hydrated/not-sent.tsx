import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RequestNumber } from "#app/ui/request-number.tsx";
import type { Unsent } from "./keep-typed.ts";

function messageOf({ reason, wait }: Unsent): ReactNode {
	if (reason === "limit") return t.notSent.tooMany({ wait: wait ?? t.errors.limit.minutes });
	if (reason !== "session") return t.notSent[reason];
	return t.notSent.session({
		link: (text) => (
			<a href="/login" target="_blank" className="link" rel="noopener">
				{text}
			</a>
		),
	});
}

/** Shown in a form of a hydrated screen that could not be sent. */
export function NotSent(unsent: Unsent) {
	const { reason, number } = unsent;
	return (
		<div ref={showFailure} role="alert" data-tone="red" className="notice mt-4">
			<Icon name="alert" />
			<div>
				<p>{messageOf(unsent)}</p>
				{reason === "failure" ? <RequestNumber number={number} /> : null}
			</div>
		</div>
	);
}

/** The end of a long form may not be visible. */
const showFailure = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });
