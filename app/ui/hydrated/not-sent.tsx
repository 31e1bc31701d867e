import { RequestNumber } from "#app/ui/frame/request-number.tsx";
import { Icon } from "#app/ui/icon.tsx";

/**
 * Shown in a form of a hydrated screen that could not be sent; `number` is its request id, if there is one.
 */
export function NotSent({ number }: { number: string | undefined }) {
	return (
		<div ref={showFailure} role="alert" data-tone="red" className="notice mt-4">
			<Icon name="alert" />
			<div>
				<p>
					We could not send this form. The problem is on our side. What you typed is still here. Send it again
					in a moment.
				</p>
				<RequestNumber number={number} />
			</div>
		</div>
	);
}

/** The end of a long form may not be visible. */
const showFailure = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: "nearest" });
