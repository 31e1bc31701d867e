export const staysToErase = {
	fee: ({ fee }: { fee: string }) => `cancellation fee ${fee}`,
	free: "free to cancel",
};
