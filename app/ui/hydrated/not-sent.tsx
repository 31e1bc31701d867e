import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { RequestNumber } from "#app/ui/request-number.tsx";
import type { Unsent } from "./keep-typed.ts";

const MESSAGES: Record<Exclude<Unsent["reason"], "limit">, ReactNode> = {
	offline:
		"We could not send this form, because this device can’t reach us. What you typed is still here. Check your connection, then send it again.",
	session: (
		<>
			Your session has ended. What you typed is still here.{" "}
			<a href="/login" target="_blank" className="link" rel="noopener">
				Sign in in a new tab
			</a>
			, then send it again.
		</>
	),
	failure:
		"We could not send this form. The problem is on our side. What you typed is still here. Send it again in a moment.",
};

/** Shown in a form of a hydrated screen that could not be sent. */
export function NotSent({ reason, number, wait }: Unsent) {
	return (
		<div ref={showFailure} role="alert" data-tone="red" className="notice mt-4">
			<Icon name="alert" />
			<div>
				<p>
					{reason === "limit"
						? `We could not send this form, because too many were sent. What you typed is still here. Wait ${wait}, then send it again.`
						: MESSAGES[reason]}
				</p>
				{reason === "failure" ? <RequestNumber number={number} /> : null}
			</div>
		</div>
	);
}

/** The end of a long form may not be visible. */
const showFailure = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });
