export declare function startCron(url: string): NodeJS.Timeout;
