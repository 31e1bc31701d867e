export type EventStream = {
	/** Sends one event with its data, or without data. */
	send: (event: string, data?: string) => void;
	end: () => void;
};

/**
 * A response that stays open and sends events. `open` gets the stream and returns a function that runs when the
 * stream ends, whichever side ended it.
 */
export function eventStreamResponse(
	signal: AbortSignal,
	open: (stream: EventStream) => () => void,
): Response {
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			let isOpen = true;
			let onEnd: (() => void) | undefined;
			const write = (text: string) => {
				if (isOpen) controller.enqueue(encoder.encode(text));
			};
			const end = () => {
				if (!isOpen) return;
				isOpen = false;
				controller.close();
				onEnd?.();
			};
			signal.addEventListener("abort", end, { once: true });
			write("event: beat\ndata: \n\n");
			onEnd = open({
				send: (event, data = "") => write(`event: ${event}\ndata: ${data}\n\n`),
				end,
			});
		},
	});
	return new Response(body, {
		headers: {
			"Content-Type": "text/event-stream; charset=utf-8",
			// Compression would delay events until there are enough of them.
			"Cache-Control": "no-store, no-transform",
			"X-Accel-Buffering": "no",
		},
	});
}
